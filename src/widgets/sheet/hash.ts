/** The part of the address behind `#`: `k=armor~lucky.1&by=step&show=full`. It never leaves the device by itself. */
import type { Detail, Order } from './Rows.tsx';

export interface Shown {
  /** The list of keywords: see `src/decks/sheet-address.ts`. */
  list: string;
  detail: Detail;
  order: Order;
}

export function readHash(hash: string): Shown {
  const said = new URLSearchParams(hash.replace(/^#/, ''));
  const show = said.get('show');
  return {
    list: said.get('k') ?? '',
    detail: show === 'compact' || show === 'full' ? show : 'short',
    order: said.get('by') === 'step' ? 'step' : 'name',
  };
}

/** Nothing where all is as it comes. */
export function writeHash({ list, detail, order }: Shown): string {
  const parts = [
    list === '' ? '' : `k=${list}`,
    order === 'step' ? 'by=step' : '',
    detail === 'short' ? '' : `show=${detail}`,
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : `#${parts.join('&')}`;
}
