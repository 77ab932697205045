import { describe, expect, it } from 'vitest';
import { catalog } from './index.ts';
import { meetingsOf, pairsOf } from './meetings.ts';

const content = catalog();
const meeting = meetingsOf(content);

describe('what is known of two keywords', () => {
  it('an answer, in whichever order they are named', () => {
    const found = meeting('armor', 'accuracy');
    expect(found.state).toBe('answer');
    expect(found.interactions[0]?.id).toBe('accuracy-x-armor');
    expect(meeting('accuracy', 'armor')).toEqual(found);
  });

  it('a ruling of one that names the other, one with the name in its title first', () => {
    const { state, rulings } = meeting('critical-hit', 'ambush');
    expect(state).toBe('ruling');
    expect(rulings.map(({ cite }) => cite)).toContain('critical-hit/not-for-dice-of-damage');
    expect(meeting('avenge', 'bombard').rulings[0]?.title).toContain('Avenge');
  });

  it('not ruled, where both act at one step and nothing names both', () => {
    expect(meeting('cunning', 'shields')).toMatchObject({ state: 'open', step: 'initial-roll' });
  });

  it('no special interaction, where they never meet', () => {
    expect(meeting('upkeep', 'fury').state).toBe('none');
    // "Always" is no moment at which anything meets.
    expect(meeting('armor', 'resilience').state).toBe('none');
  });

  it('a pair is answered by what is about it alone before anything wider', () => {
    for (const a of content.keywords) {
      for (const b of content.keywords) {
        const sizes = meeting(a.id, b.id).interactions.map(({ keywords }) => keywords.length);
        expect(sizes).toEqual([...sizes].sort((x, y) => x - y));
      }
    }
  });

  it('of many keywords the first meets each of the others', () => {
    const wide = content.interaction('retaliate-x-attack-dice-keywords');
    if (!wide) throw new Error('not there');
    expect(pairsOf(wide)).toHaveLength(8);
    expect(meeting('retaliate', 'focus').state).toBe('answer');
    expect(meeting('fury', 'focus').interactions).toEqual([]);
  });
});
