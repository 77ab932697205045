/**
 * On paper a link can't be followed: each gets a number, and its address stands at the end, once. The page is as it
 * was when printing is over.
 */
import paper from '../styles/paper.css?url';

/** Links whose address helps nobody on paper. */
const LEFT_OUT = 'nav a, .says a, .n, .button, .siblings a, .crumb a, figure a';

let added: Element[] = [];

/** Puts the numbers beside the links and the addresses under the text. */
function number(): void {
  tidy();
  const main = document.querySelector('main');
  // The sheet has a paper of its own, on two pages.
  if (!main || document.body.dataset['kind'] === 'sheet') return;
  const addresses = new Map<string, number>();
  for (const link of main.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const here = link.hash !== '' && link.pathname === location.pathname;
    if (here || link.matches(LEFT_OUT) || link.getClientRects().length === 0) continue;
    const address = link.href.replace(/^https?:\/\//, '');
    const at = addresses.get(address) ?? addresses.size + 1;
    const known = addresses.has(address);
    addresses.set(address, at);
    // A paragraph with the same link again needs no second number.
    if (known && link.closest('p, li')?.querySelector(`[data-note="${at}"]`)) continue;
    const mark = document.createElement('span');
    mark.className = 'note-number';
    mark.dataset['note'] = String(at);
    // The joiner keeps the number on the line of its word.
    mark.textContent = `\u2060${at}`;
    link.append(mark);
    added.push(mark);
  }
  if (addresses.size === 0) return;
  const notes = document.createElement('section');
  notes.className = 'notes';
  const list = document.createElement('ol');
  for (const [address, at] of addresses) {
    const item = document.createElement('li');
    const sign = document.createElement('b');
    sign.textContent = String(at);
    item.append(sign, decodeURI(address));
    list.append(item);
  }
  notes.append(list);
  main.append(notes);
  added.push(notes);
}

function tidy(): void {
  for (const each of added) each.remove();
  added = [];
}

const link = document.createElement('link');
link.rel = 'stylesheet';
link.media = 'print';
link.href = paper;
document.head.append(link);
addEventListener('beforeprint', number);
addEventListener('afterprint', tidy);
