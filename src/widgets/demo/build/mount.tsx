/** Brings the build demo of a page to life. */
import type { BuildPlay } from '../../../examples/build/moves.ts';
import type { LineSheet } from '../lines/desk.ts';
import { type Mounted, mountLines } from '../lines/mount.tsx';
import { BuildDemo } from './BuildDemo.tsx';

/** Keywords of units change what these are at a build step; those of a card are costs, and known. */
function keywordsIn({ start }: LineSheet<BuildPlay>): string[] {
  if ('card' in start) return [];
  const given = start.units.flatMap(({ pilot }) => pilot.flatMap(({ gives }) => gives));
  return [
    ...start.units.flatMap(({ unit }) => (unit.abilities ?? []).map(({ keyword }) => keyword)),
    ...given.flatMap((gift) => ('ability' in gift ? [gift.ability.keyword] : [])),
  ];
}

export function mount(
  place: HTMLElement,
  sheet: LineSheet<BuildPlay>,
  drawn: boolean,
): Promise<Mounted<BuildPlay>> {
  return mountLines(BuildDemo, place, sheet, drawn, {
    rules: () => import('./play.ts'),
    keywords: keywordsIn,
    hand: () => undefined,
  });
}
