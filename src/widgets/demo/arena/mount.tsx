/** Brings the arena demo of a page to life. */
import type { ArenaPlay } from '../../../examples/arena/moves.ts';
import { arrivalsIn } from '../../../examples/arena/offers.ts';
import { learnAll } from '../learn.ts';
import type { LineSheet } from '../lines/desk.ts';
import { type Mounted, mountLines } from '../lines/mount.tsx';
import { ArenaDemo } from './ArenaDemo.tsx';

function keywordsIn({ start, moves }: LineSheet<ArenaPlay>): string[] {
  const units = [...start.units, ...arrivalsIn(moves)];
  const given = moves.flatMap((move) =>
    move.do === 'gain' && 'keyword' in move.gain
      ? [move.gain.keyword]
      : move.do === 'attack' && move.via !== undefined
        ? [move.via]
        : [],
  );
  return [
    ...units.flatMap(({ abilities = [] }) => abilities.map(({ keyword }) => keyword)),
    ...given,
  ];
}

export function mount(
  place: HTMLElement,
  sheet: LineSheet<ArenaPlay>,
  drawn: boolean,
): Promise<Mounted<ArenaPlay>> {
  return mountLines(ArenaDemo, place, sheet, drawn, (next) => learnAll(keywordsIn(next)));
}
