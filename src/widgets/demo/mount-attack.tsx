/** Brings the attack demo of a page to life. */
import { render } from 'preact';
import { AttackDemo, type AttackRules } from './AttackDemo.tsx';
import { keywordsIn } from './keywords.ts';
import { drawIn, linkIn, RestingAddress } from './place.ts';
import { withKeywords } from './rules-for.ts';
import type { Sheet } from './sheet.ts';
import { type Standing, standingOnPage } from './standing.ts';

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
  const load = (wanted = sheet): Promise<AttackRules> =>
    withKeywords(import('./play.ts'), keywordsIn(wanted));
  const rules = drawn ? undefined : await load();
  const standing = rules ? rules.standingOn(sheet) : standingOnPage<Standing>();
  let show: ((sheet: Sheet) => void) | undefined;
  const address = new RestingAddress();
  let last = sheet;
  const changed = (query: string, now: Sheet, advice: boolean) => {
    const turned = now.start !== last.start || advice;
    last = now;
    if (turned) void followOdds(() => last);
    address.put(query);
  };
  const demo = (
    <AttackDemo
      {...(rules && { rules })}
      sheet={sheet}
      standing={standing as Standing}
      link={linkIn(place)}
      load={() => load()}
      changed={changed}
      ready={(how) => {
        show = how;
      }}
    />
  );
  drawIn(place, demo, drawn);
  return {
    async load(next) {
      await load(next);
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
