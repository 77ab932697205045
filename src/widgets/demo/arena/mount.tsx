/** Brings the arena demo of a page to life. */
import type { ArenaPlay } from '../../../examples/arena/moves.ts';
import { arrivalsIn } from '../../../examples/arena/offers.ts';
import { learnAll } from '../learn.ts';
import type { LineSheet } from '../lines/desk.ts';
import type { LineDemoProps } from '../lines/LineDemo.tsx';
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

export async function mount(
  place: HTMLElement,
  sheet: LineSheet<ArenaPlay>,
  drawn: boolean,
): Promise<Mounted<ArenaPlay>> {
  // Dice and choices that the page's HTML shows have to be there when it comes to life.
  const asks = place.querySelector('.picture .dice, .ask, .throw') !== null;
  const more = asks ? { more: await import('./more.ts') } : {};
  const Demo = (props: LineDemoProps<ArenaPlay>) => <ArenaDemo {...props} {...more} />;
  return mountLines(Demo, place, sheet, drawn, (next) => learnAll(keywordsIn(next)));
}
