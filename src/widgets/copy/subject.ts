/** What a copy button is about, read from the page around it. */
import type { Shared } from '../../share/copy-formats.ts';

/** A ruling, an example, or the whole page, with what an issue about it would name. */
export interface Subject extends Shared {
  /** `critical-hit/one-six-is-enough`, or the address of a page. */
  about: string;
}

const canonical = (): string =>
  document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;

/**
 * The address that others can open: on the published site where the build knew it, not on a copy
 * that a shop serves in its own network.
 */
export function publicAddress(path: string): string {
  const published = canonical();
  const here = new URL(published).hostname === 'localhost' ? location.href : published;
  return new URL(path, here).href;
}

const clean = (node: Node | null | undefined): string =>
  (node?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Paragraphs and list items that stand directly in these elements. */
function proseOf(containers: Iterable<Element>): string {
  const blocks: string[] = [];
  for (const container of containers) {
    for (const child of container.matches('p') ? [container] : container.children) {
      if (child.matches('p:not([class])') || child === container) blocks.push(clean(child));
      else if (child.matches(':is(ul, ol):not([class])'))
        blocks.push([...child.children].map(clean).join('\n'));
    }
  }
  return blocks.filter((text) => text !== '').join('\n\n');
}

const meta = (property: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[property="${property}"]`)?.content ?? '';

/** `Critical Hit` of a heading `Critical Hit X`. */
const keywordName = (): string => clean(document.querySelector('h1')?.firstChild).replace(/:$/, '');

function rulingOf(ruling: Element): Subject {
  const address =
    ruling.querySelector<HTMLAnchorElement>('.says .link')?.getAttribute('href') ?? '';
  const heading = ruling.querySelector('h3');
  return {
    about: address.split('/').slice(-3, -1).join('/'),
    title: heading ? `${keywordName()}: ${clean(heading)}` : meta('og:title'),
    text: proseOf(ruling.querySelectorAll('[data-text]')),
    address: publicAddress(address),
    source: clean(ruling.querySelector('.says .source')),
  };
}

function pageOf(): Subject {
  return {
    about: new URL(canonical()).pathname,
    title: meta('og:title'),
    text: proseOf(document.querySelectorAll('main .gist, main [data-text]')),
    address: publicAddress(new URL(canonical()).pathname),
    source: clean(document.querySelector('main .says .source')),
  };
}

/** Finds the example, the ruling or the page that a button stands in. */
export function subjectOf(button: Element): Subject {
  const ruling = button.closest('.ruling');
  const whole = ruling ? rulingOf(ruling) : pageOf();
  const example = button.closest('.example');
  if (!example) return whole;
  return {
    ...whole,
    title: `${whole.title} (${clean(example.querySelector('figcaption'))})`,
    text: clean(example.querySelector('.result > p')),
    code: example.querySelector('pre')?.textContent?.trim() ?? '',
  };
}
