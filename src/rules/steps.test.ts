import { describe, expect, it } from 'vitest';
import { STEPS, stepOf } from './steps.ts';

describe('The steps', () => {
  it('should stand in order, each once', () => {
    expect(STEPS.map((step) => step.order)).toEqual(STEPS.map((_, at) => at));
    expect(new Set(STEPS.map((step) => step.id)).size).toBe(STEPS.length);
  });

  it('should go from build to battle to attack, and then outside', () => {
    const parts = STEPS.map((step) => step.part);
    expect([...new Set(parts)]).toEqual(['build', 'battle', 'attack', 'outside']);
    expect(parts).toEqual([...parts].sort((a, b) => rank(a) - rank(b)));
    function rank(part: string): number {
      return ['build', 'battle', 'attack', 'outside'].indexOf(part);
    }
  });

  it('should be found by their ids, and by nothing else', () => {
    expect(stepOf('re-roll').name).toBe('Re-roll chance');
    expect(() => stepOf('nowhere' as 're-roll')).toThrow(RangeError);
  });
});
