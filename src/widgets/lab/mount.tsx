/** Brings the lab of the page to life: with the example that stands there, or with what the address holds. */
import { hydrate, render } from 'preact';
import { readPlay } from '../../share/play-read.ts';
import { queryOf } from '../../share/play-write.ts';
import { type Sheet, statesOn } from '../demo/sheet.ts';
import { learnThese, unknownIn, wordsOf } from './known.ts';
import { Lab } from './Lab.tsx';

/** Time in which an address rests before it is written: browsers refuse one that changes too often. */
const REST = 300;

async function start(place: HTMLElement, example: Sheet): Promise<void> {
  await learnThese([...unknownIn(wordsOf(location.search)), ...unknownIn(example.start)]);
  const { state, title, problems } = readPlay(location.search);
  const sheet: Sheet = state ? { ...state, title: title ?? 'Lab' } : example;
  const first = location.search.length > 1 ? '' : `?${queryOf(example, statesOn(example).states)}`;
  let resting = 0;
  let pending: string | undefined;
  let opened = location.search;
  const write = () => {
    clearTimeout(resting);
    if (pending === undefined) return;
    opened = `?${pending}`;
    history.replaceState(history.state, '', `${location.pathname}${opened}`);
    pending = undefined;
  };
  const changed = (query: string, anew: boolean) => {
    clearTimeout(resting);
    if (anew) {
      // What lay there until now is one press of Back away.
      write();
      opened = `?${query}`;
      history.pushState(null, '', `${location.pathname}${opened}`);
    } else {
      pending = query;
      resting = window.setTimeout(write, REST);
    }
  };
  const fresh = state !== undefined || problems.length > 0;
  const drawn = fresh ? '' : (place.querySelector('.odds')?.innerHTML ?? '');
  let open: ((query: string) => void) | undefined;
  const lab = (
    <Lab
      sheet={sheet}
      problems={problems}
      drawnOdds={drawn}
      changed={changed}
      ready={(how) => {
        open = how;
      }}
    />
  );
  if (fresh) {
    place.replaceChildren();
    render(lab, place);
  } else hydrate(lab, place);
  addEventListener('popstate', () => {
    if (location.search === opened) return;
    clearTimeout(resting);
    pending = undefined;
    opened = location.search;
    open?.(opened.length > 1 ? opened : first);
  });
  place.dataset['lab'] = 'live';
  document.documentElement.classList.remove('asked');
}

const place = document.querySelector<HTMLElement>('[data-lab]');
const data = document.querySelector('[data-lab-sheet]')?.textContent;
if (place && data) {
  start(place, JSON.parse(data) as Sheet).catch(() => {
    document.documentElement.classList.remove('asked');
    const note = document.createElement('p');
    note.className = 'unread';
    note.setAttribute('role', 'status');
    note.textContent =
      'The lab could not be loaded. Check your connection and open the page again.';
    place.before(note);
  });
}
