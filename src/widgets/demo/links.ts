/** Where citations lead, for links that a demo draws. */
import { rulingAddress, termAddress, withBase } from '../../catalog/address.ts';

export const base = (address: string): string => withBase(address, import.meta.env.BASE_URL);

/** The address of a citation: `critical-hit/one-six-is-enough`, `term/hit`. */
export function citedAt(cite: string): string {
  const [owner = '', id = ''] = cite.split('/');
  return base(owner === 'term' ? termAddress(id) : rulingAddress(owner, id));
}

/** The key under which the hover card of a citation is found. */
export function cardOf(cite: string): string {
  const [owner = '', id = ''] = cite.split('/');
  return owner === 'term' ? `terms/${id}` : `keywords/${owner}`;
}
