/** Brings a demo that goes line by line to life: the same for each of its kinds. */
import { type ComponentType, render } from 'preact';
import type { LinesPlay } from '../../../examples/kind.ts';
import sheets from '../../../styles/demo-lines.css?url';
import { drawIn, linkIn, RestingAddress } from '../place.ts';
import type { LineSheet } from './desk.ts';
import type { LineDemoProps } from './LineDemo.tsx';

/** A demo that lives: it can be handed another example of its kind, or leave its place. */
export interface Mounted<Play extends LinesPlay> {
  load(sheet: LineSheet<Play>): Promise<void>;
  leave(): void;
}

/** Waits for the styles of these demos, where the page was made without one. */
async function styled(): Promise<void> {
  if (document.querySelector(`link[href="${sheets}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = sheets;
  await new Promise((done) => {
    link.addEventListener('load', done);
    link.addEventListener('error', done);
    document.head.append(link);
  });
}

/**
 * Draws a demo into a place.
 * @param place the element around the demo's HTML
 * @param sheet what that HTML shows, or is to show
 * @param drawn whether the place holds the HTML of this very sheet
 * @param learn loads the rules of the keywords that a sheet speaks of
 */
export async function mountLines<Play extends LinesPlay>(
  Demo: ComponentType<LineDemoProps<Play>>,
  place: HTMLElement,
  sheet: LineSheet<Play>,
  drawn: boolean,
  learn: (sheet: LineSheet<Play>) => Promise<void>,
): Promise<Mounted<Play>> {
  await Promise.all([learn(sheet), styled()]);
  let show: ((sheet: LineSheet<Play>) => void) | undefined;
  const address = new RestingAddress();
  let latest = sheet;
  const write = async (now: LineSheet<Play>): Promise<string> => {
    latest = now;
    const { linesQuery } = await import('../../../share/lines-write.ts');
    const query = linesQuery(now);
    // While the writer was loading, more may have been done.
    if (now !== latest) return query;
    address.put(query);
    return query;
  };
  const demo = (
    <Demo
      sheet={sheet}
      link={linkIn(place)}
      write={write}
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
    leave() {
      address.stop();
      render(null, place);
    },
  };
}
