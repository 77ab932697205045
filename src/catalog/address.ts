/**
 * Addresses of pages, without the base path. Every link, permalink and feed entry is made here,
 * so that a shape can't be spelt in two ways.
 */

export const keywordAddress = (id: string): string => `/keywords/${id}/`;
/** The ruling on its keyword's page. */
export const rulingAddress = (keyword: string, ruling: string): string =>
  `/keywords/${keyword}/#${ruling}`;
/** The ruling on a page of its own: what is pasted elsewhere, because only a page has a preview. */
export const rulingPageAddress = (keyword: string, ruling: string): string =>
  `/keywords/${keyword}/${ruling}/`;
/** The ruling alone, to be framed by other sites. */
export const embedAddress = (keyword: string, ruling: string): string =>
  `/embed/${keyword}/${ruling}/`;
export const termAddress = (id: string): string => `/terms/${id}/`;
export const cardAddress = (id: string): string => `/cards/${id}/`;
/** A card of data that its reader loaded; only his or her own device has it. */
export const localCardAddress = (name: string): string =>
  `/cards/local/?name=${encodeURIComponent(name.replace(/\p{Cs}/gu, '')).replaceAll('%20', '+')}`;
export const stepAddress = (id: string): string => `/steps/#${id}`;
export const interactionAddress = (id: string): string => `/interactions/${id}/`;
export const changeAddress = (id: string): string => `/changes/#${id}`;
export const docAddress = (id: string): string => `/docs/${id}/`;

/**
 * Puts the site's base path before an address that starts with `/`.
 * @param address `/keywords/fury/`
 * @param base `/` or `/natural-six` or `/natural-six/`
 */
export function withBase(address: string, base: string): string {
  const trimmed = base.replace(/\/+$/, '');
  return `${trimmed}${address}`;
}
