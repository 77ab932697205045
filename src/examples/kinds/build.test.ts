import { describe, expect, it } from 'vitest';
import type { CardView } from '../build/card.ts';
import type { UnitsView } from '../build/units.ts';
import { cameOut } from '../play.ts';
import { actual, play, problem } from './testing.ts';

describe('a build example with a card', () => {
  it('should answer every way, with price and rulings, for a figure to draw', () => {
    const played = play(
      'title   Four of nine',
      'card    Slave I: cost 9, counters 4, Hidden Cost 4, Alternative Cost: 6 Force',
      'force   5',
      'points  3',
      'expect  needs 4 counters, hidden cost 5 Force, ways 1',
    );
    expect(played).toMatchObject({ kind: 'build', title: 'Four of nine' });
    expect(cameOut(played)).toBe(true);
    const view = played.view as CardView;
    expect(view.answer.ways.map(({ id, legal }) => [id, legal])).toEqual([
      ['build', false],
      ['hidden-cost:1', true],
      ['alternative-cost:1', false],
    ]);
    expect(played.summary).toBe(
      'The card costs 9 build counters. To finish it now, you can use Hidden Cost 4 (5 Force). ' +
        '5 build counters are missing, and you have 3 build points. ' +
        'You can\'t pay "6 Force" of the Alternative Cost, so you pay nothing of it.',
    );
  });

  it('should say what came out where it differs', () => {
    const card = 'card  cost 9, counters 4, Hidden Cost 4, Alternative Cost: 6 Force';
    expect(
      actual(
        card,
        'force   4',
        'expect  cost 8, build 4 points, hidden cost 5 Force, needs 3 counters, ways 2, complete, in arena',
        'expect  alternative cost 5 Force, play 2 Force, counters 3, force 3 left, hand 2 left, effect Armor',
        'expect  refused hidden-cost/one-is-used',
      ),
    ).toEqual([
      'cost 9',
      'Build it: 5 build points',
      'Hidden Cost 4 is closed (hidden-cost/pays-the-rest-with-force)',
      'needs 4',
      'ways 1',
      'not complete',
      'in not complete',
      'Alternative Cost: 6 Force is closed (alternative-cost/all-or-nothing)',
      'the card has no such way',
      'counters 4',
      'force 4 left',
      'not counted here',
      'effects: none',
      'refused: Hidden Cost 4 takes 5 Force now, and you have 4. (hidden-cost/pays-the-rest-with-force); You can\'t pay "6 Force" of the Alternative Cost, so you pay nothing of it. (alternative-cost/all-or-nothing)',
    ]);
    expect(actual('card  cost 3', 'expect  needs 2 counters, alternative cost 1 Force')).toEqual([
      'needs nothing',
      'no Alternative Cost',
    ]);
  });

  it('should not let a refused line pass in silence', () => {
    const lines = ['card    cost 9, Hidden Cost 4', 'pay     Hidden Cost'];
    expect(actual(...lines)).toHaveLength(1);
    expect(actual(...lines)[0]).toContain('hidden-cost/needs-a-partially-built-card');
    expect(cameOut(play(...lines, 'expect  not complete'))).toBe(true);
    expect(cameOut(play(...lines, 'pay     build points 2', 'expect  not complete'))).toBe(false);
    expect(
      actual('card  cost 2', 'pay  build points 2', 'expect  refused term/build-cost'),
    ).toEqual(['legal']);
  });

  it('should pick the way that a pay line names', () => {
    const two = 'card  cost 8, counters 5, Hidden Cost 3, Hidden Cost 5';
    expect(play(two, 'pay  Hidden Cost 5', 'expect  complete').summary).toBe(
      'The card is complete in its arena.',
    );
    expect(problem(two, 'pay  Hidden Cost 4')).toBe('2:1 The card has no such Hidden Cost.');
    expect(problem(two, 'pay  Alternative Cost')).toContain('no such Alternative Cost');
    const alternatives =
      'card  cost 8, Alternative Cost: 6 Force, Alternative Cost: discard 2 cards';
    const rich = ['force 6', 'hand 2'];
    expect(
      cameOut(play(alternatives, ...rich, 'pay Alternative Cost 2', 'expect hand 0 left')),
    ).toBe(true);
    expect(
      cameOut(play(alternatives, ...rich, 'pay Alternative Cost', 'expect force 0 left, complete')),
    ).toBe(true);
    expect(cameOut(play('card cost 3', 'pay build points', 'expect complete'))).toBe(true);
    expect(
      cameOut(play('card Battle, cost 3', 'force 3', 'pay Reduced Cost', 'expect force 0 left')),
    ).toBe(true);
  });

  it('should sum up what happened', () => {
    const summary = (...lines: string[]) => play(...lines, 'expect  force 9 left').summary;
    const hidden = ['card  cost 4, counters 4, Starfighter Pilot, Hidden Cost 2'];
    expect(summary(...hidden, 'place  build zone', 'pay  Hidden Cost')).toBe(
      'The card is complete in the build zone.',
    );
    expect(summary(...hidden, 'place  onto a unit', 'pay  build points 1')).toBe(
      'The card is complete on a unit.',
    );
    expect(summary(...hidden, 'place  under cost 3', 'pay  Hidden Cost')).toBe(
      'The card is complete in your stack.',
    );
    expect(summary('card  cost 4', 'points  2')).toBe(
      "The card costs 4 build counters. You can't finish it now. 4 build counters are missing, and you have 2 build points.",
    );
    expect(summary('card  Battle, cost 4')).toBe('The card costs 4 Force. You can play it now.');
    expect(summary('card  Battle, cost 4', 'force  3')).toBe(
      "The card costs 4 Force. You can't play it now. It takes 4 Force to play, and you have 3.",
    );
    expect(summary('card  cost 4, Hidden Cost 1', 'pay  Hidden Cost')).toMatch(
      /^Refused: Hidden Cost works only for a card that is partially built/,
    );
    const ways = (...lines: string[]) =>
      /^(.+?\.) (?:.+you can (.+))?/.exec(summary(...lines))?.slice(1);
    expect(ways('card  cost 4, counters 3, Hidden Cost 3')).toEqual([
      'The card costs 4 build counters.',
      'put the missing build counter on it (1 build point) or use Hidden Cost 3 (1 Force).',
    ]);
    expect(ways('card  cost 9, Alternative Cost: 5 Force', 'reduction  8')).toEqual([
      'The card costs 1 build counter instead of 9.',
      'put 1 build counter on it (1 build point) or pay its Alternative Cost (5 Force).',
    ]);
    expect(ways('card  cost 4, counters 4, Hidden Cost 3, Alternative Cost: 2 Force')).toEqual([
      'The card costs 4 build counters.',
      'take it as built (nothing more to pay), use Hidden Cost 3 (nothing more to pay) or pay its Alternative Cost (2 Force).',
    ]);
    const battle = 'card  Battle, cost 1, Effect: +2 power';
    expect(summary(battle, 'play  plain')).toBe('Played for 1 Force: +2 power.');
    expect(summary('card  Battle, cost 1', 'play  plain')).toBe(
      'Played for 1 Force: it does what it prints.',
    );
    expect(summary(battle, 'play  plain', 'disrupt  yes')).toBe(
      'Played for 1 Force and disrupted: nothing happens.',
    );
    expect(summary(battle, 'play  plain', 'disrupt  no')).toContain('+2 power');
  });

  it('should speak of a card alone', () => {
    expect(problem('card  cost 3', 'expect  paid A')).toContain("can't be read");
    expect(problem('card  cost 3', 'expect  due 1')).toContain('speaks of units');
    expect(problem('card  cost 3', 'unit  A: health 3')).toContain('speaks of one card');
    expect(problem('card  cost 3', 'take  card')).toContain('`unit` lines');
    expect(problem('unit  A: health 3', 'chance  re-roll')).toContain('no `card` line');
    expect(problem('unit  A: health 3', 'expect  cost 3')).toContain('speaks of a card');
  });
});

describe('a build example with units', () => {
  it('should show what fell due and what is left', () => {
    const played = play(
      'unit    A: Upkeep: Pay 2 Force',
      'unit    B: Upkeep: Pay 1 Force',
      'force   2',
      'expect  due 2',
    );
    expect(played.summary).toBe('A pays 2 Force; the Upkeep of B is ignored; 0 Force left.');
    expect((played.view as UnitsView).start.purse.force).toBe(2);
    expect((played.view as UnitsView).end.due.map(({ status }) => status)).toEqual([
      'paid',
      'ignored',
    ]);
    expect(played.trace.map(({ ruling }) => ruling)).toEqual([
      'upkeep/is-paid-every-build-step',
      'upkeep/is-ignored-if-unpayable',
    ]);
  });

  it('should say what came out where it differs', () => {
    expect(
      actual(
        'unit    A: power 3, health 4, counters 2, Upkeep: Pay 2 Force, Armor',
        'unit    B: tapped',
        'unit    Ace: Character, Starfighter Pilot, piloting Wing',
        'unit    Wing: Space - Starfighter, Critical Hit 1, Critical Hit 2',
        'force   2',
        'expect  due 2, ignored A, paid B, paid A tap this unit, tapped A, untapped B, discarded A',
        'expect  counters 1 on A, power now 4 on A, speed now 10 on A, health now 2 on A',
        'expect  Ace pilots nothing, Ace pilots A, pilots 2 on Wing, force 2 left, hand 1 left',
        'expect  has no Armor on A, has Armor on B, has Critical Hit 1 on Wing, refused term/unit',
      ),
    ).toEqual([
      'due 1',
      'paid A 2 Force',
      'nothing is due for B',
      'paid A 2 Force',
      'untapped A',
      'tapped B',
      'stays A',
      'counters 2 on A',
      'power now 3 on A',
      'speed now 30 on A',
      'health now 4 on A',
      'Ace pilots Wing',
      'Ace pilots Wing',
      'pilots 1 on Wing',
      'force 0 left',
      'not counted here',
      'has Armor',
      'has no Armor',
      'has Critical Hit 3',
      'legal',
    ]);
  });

  it('should settle what no line names after the lines, and before a later build step', () => {
    expect(
      cameOut(
        play(
          'unit    A: Upkeep: Pay 1 Force',
          'bounty  1 Force',
          'force   0',
          'expect  ignored A, force 1 left',
          'build-step  next',
          'expect  paid A, force 0 left',
        ),
      ),
    ).toBe(true);
    const early = play(
      'unit    A: Upkeep: Pay 1 Force',
      'force   2',
      'expect  force 2 left',
      'pay     A',
      'expect  force 1 left',
    );
    expect(cameOut(early)).toBe(true);
    const fresh = ['unit  A: Upkeep: Pay 1 Force', 'force  2', 'build-step  opponent'];
    expect(cameOut(play(...fresh, 'expect  due 0, force 2 left'))).toBe(true);
  });

  it('should sum up moves and repairs', () => {
    const units = [
      'unit    Ace: Character, Starfighter Pilot',
      'unit    Wing: Space - Starfighter, counters 2, Damage Control 1',
    ];
    const onto = play(...units, 'move  Ace onto Wing', 'repair  Wing 1', 'expect  due 0');
    expect(onto.summary).toBe('Ace pilots Wing; 1 damage counter is on Wing.');
    const off = play(
      'unit    Ace: Character, Starfighter Pilot, piloting Wing',
      'unit    Wing: Space - Starfighter',
      'move    Ace off Wing',
      'expect  Ace pilots nothing',
    );
    expect(off.summary).toBe('Ace is off its unit.');
    expect(play('unit  A: health 3', 'expect  due 0').summary).toBe('Nothing is due.');
    expect(play('unit  A: health 3', 'skip  A', 'expect  due 0').summary).toMatch(/^Refused: /);
  });

  it('should name what is no unit or keyword', () => {
    expect(problem('unit  A: health 3', 'expect  has Armr on A')).toContain('"Armr" is no keyword');
    expect(problem('unit  A: health 3', 'expect  has Armor on B')).toContain('no unit of this');
    expect(problem('unit  A: health 3', 'pay  B')).toContain('"B" is no unit');
    expect(problem('unit  A: health 3', 'place  arena')).toContain('no `card` line');
    expect(problem('points  3', 'expect  due 0')).toContain('No line says');
  });
});
