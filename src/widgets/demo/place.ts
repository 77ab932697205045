/** What every demo does to the page that it lives in. */
import { hydrate, render, type VNode } from 'preact';

/** A browser refuses an address that changes too often, so it is written when the hand rests. In milliseconds. */
const REST = 400;

/** Writes the latest query into the address of the page, once it has rested. */
export class RestingAddress {
  private timer = 0;

  put(query: string): void {
    this.stop();
    this.timer = window.setTimeout(() => {
      history.replaceState(history.state, '', `${location.pathname}?${query}${location.hash}`);
    }, REST);
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}

/** The address of what a place shows, as the page was built. */
export const linkIn = (place: HTMLElement): string =>
  place.querySelector('[data-state-link]')?.getAttribute('href') ?? '';

/**
 * Draws into a place.
 * @param drawn whether the place holds the HTML of this very demo
 */
export function drawIn(place: HTMLElement, demo: VNode, drawn: boolean): void {
  if (drawn) hydrate(demo, place);
  else {
    place.replaceChildren();
    render(demo, place);
  }
}
