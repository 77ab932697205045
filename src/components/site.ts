/** Facts about the site that several pages say. */
import packageJson from '../../package.json';
import { withBase } from '../catalog/address.ts';

export const SITE_NAME = 'Natural Six';
export const SITE_GIST =
  'Keyword rulings for the Star Wars Trading Card Game, each one shown with dice and playable.';

/** Where readers report what is unclear: `https://github.com/someone/natural-six`. Not set: no such links. */
export const REPOSITORY: string | undefined =
  process.env['REPOSITORY_URL']?.replace(/\/+$/, '') || undefined;

export const VERSION: string = packageJson.version;

/** Puts the base path before a site address. */
export const href = (address: string): string => withBase(address, import.meta.env.BASE_URL);

/** The absolute address of a site address, for what leaves the site. */
export const whole = (address: string): string => new URL(href(address), import.meta.env.SITE).href;

/** The site address of a path that the browser sees: without the base path. */
export function addressOf(pathname: string): string {
  const base = import.meta.env.BASE_URL.replace(/\/+$/, '');
  return pathname.startsWith(base) ? pathname.slice(base.length) : pathname;
}

/** The places in the header, in order. */
export const PLACES: readonly { address: string; label: string }[] = [
  { address: '/keywords/', label: 'Keywords' },
  { address: '/interactions/', label: 'Pairs' },
  { address: '/steps/', label: 'Steps' },
  { address: '/cards/', label: 'Cards' },
  { address: '/lab/', label: 'Lab' },
];
