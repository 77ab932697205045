/** Brings the stack demo of a page to life. */
import type { StackPlay } from '../../../examples/stack/moves.ts';
import { cardsIn } from '../../../examples/stack/offers.ts';
import { upkeep } from '../../../rules/keywords/upkeep.ts';
import { register } from '../../../rules/registry.ts';
import type { StackCard } from '../../../rules/stack/shapes.ts';
import { learnAll } from '../learn.ts';
import type { LineSheet } from '../lines/desk.ts';
import type { LineDemoProps } from '../lines/LineDemo.tsx';
import { type Mounted, mountLines } from '../lines/mount.tsx';
import { keywordsOf } from './keywords-of.ts';
import { StackDemo } from './StackDemo.tsx';

/** The cards of all examples of the page. */
function pool(): StackCard[] {
  const text = document.querySelector('[data-pool]')?.textContent;
  return text ? (JSON.parse(text) as StackCard[]) : [];
}

export function mount(
  place: HTMLElement,
  sheet: LineSheet<StackPlay>,
  drawn: boolean,
): Promise<Mounted<StackPlay>> {
  const cards = pool();
  // In the build zone it works on, and no attack would need it.
  register([upkeep]);
  const Demo = (props: LineDemoProps<StackPlay>) => <StackDemo {...props} pool={cards} />;
  return mountLines(Demo, place, sheet, drawn, (next) =>
    learnAll([...cardsIn(next), ...cards].flatMap(keywordsOf)),
  );
}
