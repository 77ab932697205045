import { describe, expect, it } from 'vitest';
import { catalog } from '../../catalog/index.ts';
import { playExample } from '../play.ts';
import { type QuizSource, questionOf, questionsOf, turnOf } from './make.ts';

const nameOf = (id: string): string => catalog().keyword(id)?.name ?? id;

function from(source: string, more: Partial<QuizSource> = {}): QuizSource {
  return {
    key: 'critical-hit/test/1',
    source,
    played: playExample(source),
    keywords: ['critical-hit'],
    ruling: 'Critical Hit: A test',
    address: '/keywords/critical-hit/#test',
    ...more,
  };
}

/** The question about this example whose words begin so, whichever key brings it up. */
function about(source: string, start: string, more: Partial<QuizSource> = {}) {
  for (let at = 0; at < 400; at++) {
    const question = questionOf(from(source, { ...more, key: `k${at}` }), nameOf);
    if (question?.ask.startsWith(start)) return question;
  }
  throw new Error(`Nobody asks "${start}" about this`);
}
const answerOf = (source: string, start: string): string | undefined => {
  const { choices, right } = about(source, start);
  return choices[right];
};

const SIX = `title     One bonus
attacker  power 3, Critical Hit 2
defender  health 9
roll      6 6 2
expect    hits 2, pending 4, damage 4`;

describe('a question hides what it asks for', () => {
  it('hits, damage and pending damage come from the dice that are shown', () => {
    expect(answerOf(SIX, 'How many dice hit?')).toBe('2');
    expect(answerOf(SIX, 'How many damage counters')).toBe('4');
    expect(answerOf(SIX, 'How much damage is pending')).toBe('4');
  });

  it('neither the title nor the expectation is among what is known', () => {
    expect(about(SIX, 'How many dice hit?').rows).toEqual([
      { label: 'Attacker', text: 'power 3, Critical Hit 2' },
      { label: 'Defender', text: 'health 9' },
      { label: 'Attack dice', dice: [6, 6, 2] },
    ]);
  });

  it('power is asked before the dice show it', () => {
    const shields = `attacker  power 4\ndefender  health 5, Shields 1\nroll      4 5 1\nexpect    power 3`;
    const question = about(shields, 'With how much power');
    expect(question.choices[question.right]).toBe('3');
    expect(question.rows.map(({ label }) => label)).toEqual(['Attacker', 'Defender']);
  });

  it('dice that Fury brings stay hidden when their number is asked', () => {
    const fury = `attacker  power 2, Fury 2\ndefender  health 5\nroll      4 1\nfury      3 2\nexpect    dice 4`;
    const question = about(fury, 'How many attack dice');
    expect(question.choices[question.right]).toBe('4');
    expect(question.rows.at(-1)).toEqual({ label: 'Attack dice', dice: [4, 1] });
  });
});

describe('is it legal', () => {
  it('no, where the example is refused, with the reason', () => {
    const late = `attacker  power 3, health 4\ndefender  health 5, Retaliate 2\nroll      4 5 1\nuse       defender Retaliate 2\nexpect    refused retaliate/is-activated-before-the-roll`;
    const question = about(late, 'Is the last step legal?');
    expect(question.choices[question.right]).toBe('No');
    expect(question.rows.at(-1)).toEqual({ label: 'Uses', text: 'defender: Retaliate 2' });
    expect(question.because).not.toBe('');
  });

  it('yes, where it is not, up to that step', () => {
    const evade = `attacker  power 3\ndefender  health 5, Evade 2\nroll      4 5 1\nuse       defender Evade 2\nexpect    damage 0`;
    const question = about(evade, 'Is the last step legal?');
    expect(question.choices[question.right]).toBe('Yes');
    expect(question.rows.at(-1)?.text).toBe('defender: Evade 2');
  });

  it('of a card: whether Hidden Cost completes it', () => {
    const card = `card    cost 9, counters 3, Hidden Cost 4\nforce   6\nexpect  refused hidden-cost/threshold`;
    expect(answerOf(card, 'Can you complete the card by Hidden Cost?')).toBe('No');
  });
});

describe('who decides', () => {
  const overkill = `attacker  power 5, Overkill\ndefender  health 2\ndefending-side  Wing: health 3\nroll  4 5 6 4 1\nuse   attacker Overkill 2 to Wing\nexpect  hits 4`;

  it('the player whose unit it is, without showing what was decided', () => {
    const question = about(overkill, 'Who decides about Overkill');
    expect(question.choices[question.right]).toBe('The attacking player');
    expect(question.rows.some(({ label }) => label === 'Uses')).toBe(false);
  });

  it('a friend of the defender defends', () => {
    const guard = `attacker  power 2\ndefender  health 2\ndefending-side  Old Guard: health 5, Intercept\nuse   Old Guard Intercept\nroll  4 1\nexpect  defender is Old Guard`;
    expect(answerOf(guard, 'Who decides about Intercept')).toBe('The defending player');
    expect(answerOf(guard, 'Which unit is the defending unit now?')).toBe('Old Guard');
  });

  it('nobody, where a keyword asks nobody', () => {
    expect(answerOf(SIX, 'Who decides about Critical Hit')).toBe('Nobody: it happens by itself');
  });
});

describe('all questions of the site', () => {
  const { keywords, interactions } = catalog();
  const sources: QuizSource[] = [
    ...keywords.flatMap(({ id, name, rulings }) =>
      rulings.flatMap((ruling) =>
        ruling.fences.map((fence) => ({
          key: fence.key,
          source: fence.source,
          played: playExample(fence.source),
          keywords: [id],
          ruling: `${name}: ${ruling.title}`,
          address: `/keywords/${id}/#${ruling.id}`,
        })),
      ),
    ),
    ...interactions.flatMap((each) =>
      each.fences.map((fence) => ({
        key: fence.key,
        source: fence.source,
        played: playExample(fence.source),
        keywords: each.keywords,
        ruling: each.title,
        address: each.address,
      })),
    ),
  ];
  const all = questionsOf(sources, nameOf);
  console.log(`quiz: ${all.length} questions from ${sources.length} examples`);

  it('nearly every example has something to ask', () => {
    expect(all.length / sources.length).toBeGreaterThan(0.9);
  });

  it('each has two to four different answers, one of them right, and something to go by', () => {
    for (const { id, choices, right, rows, ask } of all) {
      expect(new Set(choices).size, id).toBe(choices.length);
      expect(choices.length, id).toBeGreaterThanOrEqual(2);
      expect(choices.length, id).toBeLessThanOrEqual(4);
      expect(choices[right], id).toBeDefined();
      expect(rows.length, id).toBeGreaterThan(0);
      expect(ask, id).toMatch(/^[A-Z].*\?$/);
    }
  });

  it('none is asked twice', () => {
    expect(new Set(all.map(({ rows, ask }) => JSON.stringify([rows, ask]))).size).toBe(all.length);
  });

  it('every keyword with an example has questions, and a limit gives each its share', () => {
    const few = questionsOf(sources, nameOf, 4);
    const shown = keywords.filter(({ rulings }) => rulings.some(({ fences }) => fences.length > 0));
    expect(shown.length).toBeGreaterThanOrEqual(57);
    for (const { id } of shown) {
      const own = few.filter((question) => question.keywords[0] === id);
      expect(own.length, id).toBeGreaterThan(0);
      expect(own.length, id).toBeLessThanOrEqual(4);
    }
  });

  it('yes and no are both right often enough', () => {
    const asked = all.filter(({ choices }) => choices[0] === 'Yes');
    const yes = asked.filter(({ right }) => right === 0).length / asked.length;
    expect(yes).toBeGreaterThan(0.35);
    expect(yes).toBeLessThan(0.7);
  });

  it('they are the same at every build', () => {
    expect(questionsOf(sources, nameOf, 10)).toEqual(questionsOf(sources, nameOf, 10));
    expect(turnOf('fury/a-four/1')).toBe(turnOf('fury/a-four/1'));
  });
});
