/** Brings the lab of the page to life: with the example that stands there, or with what the address holds. */
import { hydrate, render } from 'preact';
import { readPlay } from '../../share/play-address.ts';
import type { Sheet } from '../demo/sheet.ts';
import { Lab } from './Lab.tsx';

/** Time in which an address rests before it is written: browsers refuse one that changes too often. */
const REST = 300;

function start(place: HTMLElement, example: Sheet): void {
  const { state, title, problems } = readPlay(location.search);
  const sheet: Sheet = state ? { ...state, title: title ?? 'Lab' } : example;
  let resting = 0;
  let opened = location.search;
  const write = (query: string) => {
    clearTimeout(resting);
    opened = `?${query}`;
    history.replaceState(history.state, '', `${location.pathname}?${query}`);
  };
  const changed = (query: string, _: Sheet, anew: boolean) => {
    clearTimeout(resting);
    if (!anew) resting = window.setTimeout(() => write(query), REST);
    else {
      // What lay there until now is one press of Back away.
      history.pushState(null, '', `${location.pathname}?${query}`);
      opened = `?${query}`;
    }
  };
  let open: ((query: string) => void) | undefined;
  const lab = (
    <Lab
      sheet={sheet}
      problems={problems}
      changed={changed}
      ready={(how) => {
        open = how;
      }}
    />
  );
  if (state || problems.length > 0) {
    place.replaceChildren();
    render(lab, place);
  } else hydrate(lab, place);
  addEventListener('popstate', () => {
    if (location.search !== opened) {
      opened = location.search;
      open?.(location.search);
    }
  });
  document.documentElement.classList.remove('asked');
}

const place = document.querySelector<HTMLElement>('[data-lab]');
const data = document.querySelector('[data-lab-sheet]')?.textContent;
if (place && data) start(place, JSON.parse(data) as Sheet);
