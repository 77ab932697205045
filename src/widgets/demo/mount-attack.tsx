/** Brings the attack demo of a page to life. */
import { hydrate, render } from 'preact';
import { AttackDemo } from './AttackDemo.tsx';
import { learn } from './keywords.ts';
import { base } from './links.ts';
import { type Sheet, sceneOn } from './sheet.ts';

export interface Mounted {
  load(sheet: Sheet): Promise<void>;
}

/**
 * Draws the demo into a place.
 * @param place the element around the demo's HTML
 * @param sheet what that HTML shows, or is to show
 * @param drawn whether the place holds the HTML of this very sheet
 */
export async function mount(place: HTMLElement, sheet: Sheet, drawn = true): Promise<Mounted> {
  await learn(sheet);
  const asks = sceneOn(sheet)?.asked?.kind === 'choice';
  const more = asks ? { more: await import('./more.ts') } : {};
  let show: ((sheet: Sheet) => void) | undefined;
  let resting = 0;
  const changed = (query: string) => {
    clearTimeout(resting);
    // Browsers refuse an address that changes too often.
    resting = window.setTimeout(() => {
      history.replaceState(history.state, '', `${location.pathname}?${query}${location.hash}`);
    }, 400);
  };
  const demo = (
    <AttackDemo
      {...more}
      sheet={sheet}
      lab={place.querySelector('[data-lab]')?.getAttribute('href') ?? base('/lab/')}
      changed={changed}
      ready={(load) => {
        show = load;
      }}
    />
  );
  if (drawn) hydrate(demo, place);
  else {
    place.replaceChildren();
    render(demo, place);
  }
  return {
    async load(next) {
      await learn(next);
      show?.(next);
    },
  };
}
