/** Brings the attack demo of a page to life. */
import { hydrate, render } from 'preact';
import { rulesOf } from '../../rules/registry.ts';
import { AttackDemo } from './AttackDemo.tsx';
import { learn } from './keywords.ts';
import { type Sheet, sceneOn } from './sheet.ts';

export interface Mounted {
  load(sheet: Sheet): Promise<void>;
  /** Brings the odds to life for what is on the demo now. */
  odds(): void;
  /** Takes the demo out of its place. */
  leave(): void;
}

/** Draws the odds of the page for what is on the demo by then. They load with the first change, not before. */
async function followOdds(latest: () => Sheet): Promise<void> {
  const odds = document.querySelector<HTMLElement>('[data-odds]');
  if (odds === null) return;
  const { showOdds } = await import('./mount-odds.tsx');
  // After the tap has been painted: sums never hold it up.
  setTimeout(() => void showOdds(odds, latest()));
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
  let last = sheet;
  const changed = (query: string, now: Sheet) => {
    // With Lucky about, the dice on the table have their advice.
    const turned = now.start !== last.start || rulesOf('lucky') !== undefined;
    last = now;
    if (turned) void followOdds(() => last);
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
      link={place.querySelector('[data-state-link]')?.getAttribute('href') ?? ''}
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
    odds() {
      void followOdds(() => last);
    },
    leave() {
      clearTimeout(resting);
      render(null, place);
    },
  };
}
