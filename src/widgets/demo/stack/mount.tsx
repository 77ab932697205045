/** Brings the stack demo of a page to life. */
import { cardsIn, keywordsOf } from '../../../examples/stack/cards.ts';
import type { StackPlay } from '../../../examples/stack/moves.ts';
import type { StackCard } from '../../../rules/stack/shapes.ts';
import type { LineSheet } from '../lines/desk.ts';
import type { LineDemoProps } from '../lines/LineDemo.tsx';
import { type Mounted, mountLines } from '../lines/mount.tsx';
import type { Hand, StackDrawn } from './play.ts';
import { StackDemo } from './StackDemo.tsx';

/** The cards of all examples of the page. */
function poolOnPage(): StackCard[] {
  const text = document.querySelector('[data-pool]')?.textContent;
  return text ? (JSON.parse(text) as StackCard[]) : [];
}

export function mount(
  place: HTMLElement,
  sheet: LineSheet<StackPlay>,
  drawn: boolean,
): Promise<Mounted<StackPlay>> {
  const pool = poolOnPage();
  const Demo = (props: LineDemoProps<StackPlay, StackDrawn, Hand>) => (
    <StackDemo {...props} pool={pool} />
  );
  return mountLines(Demo, place, sheet, drawn, {
    rules: () => import('./play.ts'),
    keywords: (now) => [...cardsIn(now), ...pool].flatMap(keywordsOf),
    hand: () => ({ pool, own: [] }),
  });
}
