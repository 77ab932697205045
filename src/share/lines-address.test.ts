import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCatalog } from '../catalog/index.ts';
import { takesOfArena } from '../examples/arena/moves.ts';
import { arenaTold } from '../examples/arena/scene.ts';
import { takesOfBuild } from '../examples/build/moves.ts';
import { buildSummary } from '../examples/build/scene.ts';
import type { LinesPlay } from '../examples/kind.ts';
import { playExample } from '../examples/play.ts';
import { contestOf, takesOfStack } from '../examples/stack/moves.ts';
import { stackTold } from '../examples/stack/scene.ts';
import { readLines } from './lines-address.ts';
import { linesQuery } from './lines-write.ts';

const query = (play: LinesPlay, at = play.moves.length) => linesQuery({ ...play, at });

/** Where a play ends, with everything that was noted on the way. */
function course(play: LinesPlay): string {
  const takes =
    play.kind === 'build'
      ? takesOfBuild(play)
      : play.kind === 'stack'
        ? takesOfStack(play)
        : takesOfArena(play);
  return JSON.stringify(takes, (_, value) =>
    value === null || typeof value !== 'object' || Array.isArray(value)
      ? value
      : Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))),
  );
}

function told(play: LinesPlay): string {
  if (play.kind === 'build') return buildSummary(takesOfBuild(play));
  if (play.kind === 'stack') return stackTold(takesOfStack(play), contestOf(play.start));
  return arenaTold(takesOfArena(play));
}

const { fences } = readCatalog('content');
const plays = fences.flatMap(({ source, key }) => {
  const { play, summary } = playExample(source);
  return play === undefined ? [] : [{ key, play, summary, source }];
});

describe('the worked examples of builds, stacks and arenas', () => {
  test('there are many of each', () => {
    for (const kind of ['build', 'stack', 'arena'] as const) {
      expect(plays.filter(({ play }) => play.kind === kind).length).toBeGreaterThan(25);
    }
  });

  test('move by move each ends with the sentence of its figure', () => {
    for (const { key, play, summary } of plays) expect([key, told(play)]).toEqual([key, summary]);
  });

  test('each survives its address, to the last entry of its course', () => {
    for (const { key, play } of plays) {
      const read = readLines(query(play));
      expect([key, read.problems]).toEqual([key, []]);
      expect([key, read.play && course(read.play)]).toEqual([key, course(play)]);
      expect(read.play && query(read.play)).toBe(query(play));
    }
  });

  test('any place in it survives, too', () => {
    for (const { play } of plays) {
      for (let at = 0; at <= play.moves.length; at++) {
        expect(readLines(query(play, at)).play?.at).toBe(at);
      }
    }
  });
});

/** Numbers of the examples turned as the steppers of a demo turn them, and moves left out or said twice. */
const turned = fc
  .record({
    which: fc.nat(plays.length - 1),
    numbers: fc.array(fc.nat(12), { minLength: 12, maxLength: 12 }),
    kept: fc.array(fc.nat(2), { minLength: 6, maxLength: 6 }),
  })
  .map(({ which, numbers, kept }): LinesPlay => {
    const { play } = plays[which] as (typeof plays)[number];
    let n = 0;
    const keys = new Set([
      'power',
      'health',
      'force',
      'points',
      'hand',
      'cost',
      'speed',
      'topCost',
    ]);
    const start = JSON.parse(
      JSON.stringify(play.start, function (this: Record<string, unknown>, key, value) {
        // What stands beside a text is read off that text.
        const free = keys.has(key) && typeof value === 'number' && this['text'] === undefined;
        if (!free || typeof this['keyword'] === 'string' || n >= numbers.length) return value;
        return Math.max(key === 'health' ? 2 : 0, numbers[n++] ?? 0);
      }),
    );
    // A unit that is deployed comes once.
    const times = (move: { do: string }, at: number) => (move.do === 'arrive' ? 1 : kept[at]);
    const moves = play.moves.flatMap((move, at) => Array(times(move, at) ?? 1).fill(move));
    return { ...play, start, moves } as LinesPlay;
  });

describe('addresses of plays', () => {
  test('a play survives its address', () => {
    fc.assert(
      fc.property(turned, (play) => {
        const read = readLines(query(play));
        // A table on which a unit has no health left is refused, and says so.
        if (read.play === undefined) expect(read.problems).not.toEqual([]);
        else expect(course(read.play)).toBe(course(play));
      }),
      { numRuns: 3000 },
    );
  });

  test('a mangled address never throws, and says what it leaves out', () => {
    const mangled = fc
      .tuple(turned, fc.nat(400), fc.nat(30), fc.string({ maxLength: 12 }))
      .map(([play, from, length, noise]) => {
        const whole = query(play);
        return whole.slice(0, from) + noise + whole.slice(from + length);
      });
    fc.assert(
      fc.property(fc.oneof(mangled, fc.string({ maxLength: 200 })), (text) => {
        const { play, problems } = readLines(text);
        for (const problem of problems) expect(problem.length).toBeGreaterThan(10);
        if (play !== undefined) expect(() => course(play)).not.toThrow();
      }),
      { numRuns: 3000 },
    );
  });

  test('what cannot be read is named, and the rest is shown', () => {
    const { play, problems } = readLines(
      '?card=cost+9,+counters+4,+Hidden+Cost+4&force=many&pointz=3&pay=Hidden+Cost&utm_source=x',
    );
    expect(play?.kind).toBe('build');
    expect(play?.moves).toHaveLength(1);
    expect(problems).toHaveLength(2);
    expect(problems.join(' ')).toContain('Did you mean "points"?');
    expect(problems.join(' ')).toContain('`force`');
  });

  test('an address of something else is none of its business', () => {
    expect(readLines('?attacker=power+4&roll=6')).toEqual({ problems: [] });
  });
});
