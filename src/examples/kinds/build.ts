import { readBuild } from '../../notation/build.ts';
import { NotationError } from '../../notation/errors.ts';
import type { FenceLine } from '../../notation/fence.ts';
import { playCardLines } from '../build/card.ts';
import { playUnitLines } from '../build/units.ts';
import type { ExampleKind, Played } from '../kind.ts';
import { newCourse } from '../tries.ts';

/** Build examples: what a card costs and how it is completed, or units at the start of a build step. */
export const buildKind: ExampleKind = {
  kind: 'build',
  marks: ['card', 'unit'],
  play: (lines) => playBuild(lines),
};

/** Plays a build example. @throws NotationError */
export function playBuild(lines: readonly FenceLine[]): Played {
  const script = readBuild(lines);
  const course = newCourse();
  if (script.card === undefined && script.units.length === 0) {
    throw new NotationError('A build example has a `card` line or `unit` lines.', {
      line: lines[0]?.line ?? 1,
    });
  }
  const { view, summary, moves } =
    script.card === undefined
      ? playUnitLines(script, course)
      : playCardLines(script, script.card, course);
  const { checks, trace } = course;
  const { units, purse, edition, card } = script;
  const start = card === undefined ? { units, purse, edition } : { card };
  const play = { kind: 'build' as const, start, moves };
  const played: Played = { kind: 'build', checks, trace, summary, view, play };
  return script.title === undefined ? played : { ...played, title: script.title };
}
