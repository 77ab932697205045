/** Loaded cards beside the rulings in the search. Fetched only where there are cards. */
import { sameName } from '../../decks/book.ts';
import type { Find } from '../../search/engine.ts';
import type { Hit } from '../../search/types.ts';
import { theCards } from './ask.ts';
import { whenCardsChange } from './note.ts';

/** Milliseconds for which rulings wait for the cards, so that both are drawn at once. */
const PATIENCE = 120;
/** Cards that are shown however many rulings there are. */
const SURE = 4;

/** The hits of both, the better first. A card of the site gives way to its loaded form, which says more. */
export function joinHits(rulings: readonly Hit[], cards: readonly Hit[], limit: number): Hit[] {
  const loaded = new Set(cards.map(({ title }) => sameName(title)));
  const others = rulings.filter(
    ({ kind, title }) => kind !== 'card' || !loaded.has(sameName(title)),
  );
  const byScore = (a: Hit, b: Hit): number => b.score - a.score;
  const best = [...others, ...cards].sort(byScore).slice(0, limit);
  const fair = best.filter((hit) => cards.includes(hit)).length;
  // Neither side crowds the other out.
  const most = Math.max(limit >> 1, limit - others.length);
  const some = cards.slice(0, Math.min(Math.max(fair, SURE), most));
  return [...others.slice(0, limit - some.length), ...some].sort(byScore);
}

/** A search that finds cards too. Rulings never wait long: cards that come later are drawn when they come. */
export function beside(rulings: Find): (query: string, limit?: number) => Promise<Hit[]> {
  const cards = theCards();
  let ready = false;
  /** Hits that came too late for their query, for when it is put again. */
  let held: { query: string; hits: Hit[] } | undefined;
  const open = (): void => {
    cards.open().then(
      () => {
        ready = true;
        askAgain();
      },
      () => undefined,
    );
  };
  open();
  whenCardsChange(() => {
    cards.stop();
    ready = false;
    held = undefined;
    open();
  });
  return async (query, limit = 12) => {
    if (!ready) return rulings(query, limit);
    if (held?.query === query) return joinHits(rulings(query, limit), held.hits, limit);
    // The worker looks for cards while this thread looks for rulings.
    const asked = cards.find(query, limit).catch(() => []);
    const found = rulings(query, limit);
    const late = new Promise<undefined>((give) => setTimeout(give, PATIENCE, undefined));
    const more = await Promise.race([asked, late]);
    if (more !== undefined) return joinHits(found, more, limit);
    void asked.then((hits) => {
      held = { query, hits };
      askAgain();
    });
    return found;
  };
}

/** Puts the same query again, unless the reader is walking the results. */
function askAgain(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('input[role="combobox"]')) {
    const walking = !/-0$/.test(input.getAttribute('aria-activedescendant') ?? '-0');
    if (input.value.trim() !== '' && !walking) input.dispatchEvent(new Event('input'));
  }
}
