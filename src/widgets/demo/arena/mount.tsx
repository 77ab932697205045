/** Brings the arena demo of a page to life. */

import { arrivalsIn } from '../../../examples/arena/arrivals.ts';
import type { ArenaPlay } from '../../../examples/arena/moves.ts';
import type { UnitSpec } from '../../../rules/types.ts';
import type { LineSheet } from '../lines/desk.ts';
import type { LineDemoProps } from '../lines/LineDemo.tsx';
import { type Mounted, mountLines } from '../lines/mount.tsx';
import { ArenaDemo, type ArenaMore } from './ArenaDemo.tsx';
import type { ArenaDrawn } from './play.ts';

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
  let more: ArenaMore | undefined;
  const loadMore = async () => {
    more ??= await import('./more.ts');
  };
  // Dice and choices that the page's HTML shows have to be there when it comes to life.
  if (place.querySelector('.picture .dice, .ask, .throw')) await loadMore();
  const Demo = (props: LineDemoProps<ArenaPlay, ArenaDrawn, readonly UnitSpec[]>) => (
    <ArenaDemo {...props} more={() => more} />
  );
  const rules = async () => {
    const [found] = await Promise.all([import('./play.ts'), loadMore()]);
    return found;
  };
  return mountLines(Demo, place, sheet, drawn, {
    rules,
    keywords: keywordsIn,
    hand: ({ moves }) => arrivalsIn(moves),
  });
}
