/** Brings the attack demo of a page to life. */
import { render } from 'preact';
import { rulesOf } from '../../rules/registry.ts';
import { AttackDemo } from './AttackDemo.tsx';
import { learn } from './keywords.ts';
import { drawIn, linkIn, RestingAddress } from './place.ts';
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
  const address = new RestingAddress();
  let last = sheet;
  const changed = (query: string, now: Sheet) => {
    // With Lucky about, the dice on the table have their advice.
    const turned = now.start !== last.start || rulesOf('lucky') !== undefined;
    last = now;
    if (turned) void followOdds(() => last);
    address.put(query);
  };
  const demo = (
    <AttackDemo
      {...more}
      sheet={sheet}
      link={linkIn(place)}
      changed={changed}
      ready={(load) => {
        show = load;
      }}
    />
  );
  drawIn(place, demo, drawn);
  return {
    async load(next) {
      await learn(next);
      show?.(next);
    },
    odds() {
      void followOdds(() => last);
    },
    leave() {
      address.stop();
      render(null, place);
    },
  };
}
