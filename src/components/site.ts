/** Facts about the site that several pages say. */
import { withBase } from '../catalog/address.ts';

export const SITE_NAME = 'Natural Six';
export const SITE_GIST =
  'Keyword rulings for the Star Wars Trading Card Game, each one shown with dice and playable.';

/** Puts the base path before a site address. */
export const href = (address: string): string => withBase(address, import.meta.env.BASE_URL);

/** The places in the header, in order. */
export const PLACES: readonly { address: string; label: string }[] = [
  { address: '/keywords/', label: 'Keywords' },
  { address: '/steps/', label: 'Steps' },
  { address: '/terms/', label: 'Terms' },
  { address: '/cards/', label: 'Cards' },
];
