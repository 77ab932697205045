/** Brings the attack demo of a page to life. */
import { hydrate } from 'preact';
import { AttackDemo } from './AttackDemo.tsx';
import { learn } from './keywords.ts';
import { base } from './links.ts';
import { type Sheet, statesOn } from './sheet.ts';

export interface Mounted {
  load(sheet: Sheet): Promise<void>;
}

/**
 * Hydrates the demo that stands in a place.
 * @param place the element around the demo's HTML
 * @param sheet what that HTML shows
 */
export async function mount(place: HTMLElement, sheet: Sheet): Promise<Mounted> {
  await learn(sheet);
  const lab = place.querySelector('[data-lab]')?.getAttribute('href') ?? base('/lab/');
  let show: ((sheet: Sheet) => void) | undefined;
  let resting = 0;
  const changed = async (now: Sheet) => {
    const { queryOf } = await import('./address.ts');
    const query = queryOf(now, statesOn(now).states);
    clearTimeout(resting);
    // Browsers refuse an address that changes too often.
    resting = window.setTimeout(() => {
      history.replaceState(history.state, '', `${location.pathname}?${query}${location.hash}`);
    }, 400);
    return `${base('/lab/')}?${query}`;
  };
  hydrate(
    <AttackDemo
      sheet={sheet}
      lab={lab}
      changed={changed}
      ready={(load) => {
        show = load;
      }}
    />,
    place,
  );
  return {
    async load(next) {
      await learn(next);
      show?.(next);
    },
  };
}
