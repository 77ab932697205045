import { describe, expect, it } from 'vitest';
import '../build.ts';
import { rulesOf } from '../registry.ts';

const rows: [string, string, string, string, string, boolean][] = [
  ['alternative-cost', 'Alternative Cost', 'build-step', 'static', 'selective', false],
  ['damage-control', 'Damage Control', 'build-step-start', 'triggered', 'cumulative', false],
  ['enhance', 'Enhance', 'when-played', 'static', 'selective', false],
  ['hidden-cost', 'Hidden Cost', 'any-open-chance', 'static', 'selective', true],
  ['insert', 'INSERT', 'always', 'static', 'layered', true],
  ['pilot', 'Pilot', 'build-step', 'static', 'layered', true],
  ['reduced-cost', 'Reduced Cost', 'build-step', 'static', 'selective', false],
  ['stack', 'Stack', 'build-step', 'static', 'layered', false],
  ['switch', 'Switch', 'always', 'static', 'layered', false],
  ['upkeep', 'Upkeep', 'build-step-start', 'triggered', 'layered', true],
];

describe('the keywords of building and stacks', () => {
  it.each(rows)('should say of %s what it is', (id, name, step, kind, stacking, away) => {
    const { zones, ...rules } = rulesOf(id) ?? { id: 'unknown' };
    expect(rules).toEqual({ id, name, step, kind, stacking });
    expect(zones).toEqual(away ? ['arena', 'build-zone'] : undefined);
  });
});
