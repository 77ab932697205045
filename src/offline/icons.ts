/** The sign of the site, a six seen from above, as the shapes of icon that devices ask for. */

/** The pips of a six on a die of 24 by 24. */
const PIPS = [6.6, 12, 17.4]
  .flatMap((y) => [7.6, 16.4].map((x) => `<circle cx="${x}" cy="${y}" r="2"/>`))
  .join('');

const INK = '#15171d';
const GOLD = '#ffb52e';
const PAPER = '#f5f1e6';

const svg = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${inside}</svg>`;

const die = (fill: string): string =>
  `<rect x="1.5" y="1.5" width="21" height="21" rx="5" fill="${fill}"/>`;

export interface Icon {
  name: string;
  /** Pixels of a side. */
  size: number;
  purpose: 'any' | 'maskable' | 'monochrome';
  svg: string;
}

const any = svg(`${die(INK)}<g fill="${GOLD}">${PIPS}</g>`);
// Devices cut a maskable icon to their own shape: what must be seen stays within the inner 80 %.
const maskable = svg(
  `<rect width="24" height="24" fill="${PAPER}"/><g transform="translate(12 12) scale(.66) translate(-12 -12)">${die(INK)}<g fill="${GOLD}">${PIPS}</g></g>`,
);
// Only the opacity of a monochrome icon counts, so the pips are holes.
const monochrome = svg(
  `<mask id="m"><g fill="#fff">${die('#fff')}</g><g fill="#000">${PIPS}</g></mask><g mask="url(#m)">${die('#000')}</g>`,
);

export const ICONS: readonly Icon[] = [
  { name: 'any-192', size: 192, purpose: 'any', svg: any },
  { name: 'any-512', size: 512, purpose: 'any', svg: any },
  { name: 'maskable-192', size: 192, purpose: 'maskable', svg: maskable },
  { name: 'maskable-512', size: 512, purpose: 'maskable', svg: maskable },
  { name: 'monochrome-512', size: 512, purpose: 'monochrome', svg: monochrome },
];
