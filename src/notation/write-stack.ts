/** Writes a stack or a contest as the lines that `readStack` reads back. */
import type { Bidder } from '../rules/stack/contest.ts';
import type { FenceLine } from './fence.ts';
import type { StackLine, StackScript } from './stack.ts';
import { defaultVocabulary } from './vocabulary.ts';
import { writeMoment } from './write-build.ts';
import { writeStackCard } from './write-cards.ts';

type Written = Pick<FenceLine, 'key' | 'value'>;
type Unplaced<T> = T extends unknown ? Omit<T, 'line'> : never;

/** What a stack example begins with. */
export function writeStackStart({
  stack,
  bids,
  same,
  yours,
  theirs,
}: Pick<StackScript, 'stack' | 'bids' | 'same' | 'yours' | 'theirs'>): Written[] {
  const lines: Written[] = [];
  const put = (key: string, value: string) => lines.push({ key, value });
  if (stack !== undefined) {
    put('stack', writeStackCard(stack.top));
    for (const [a, b] of same) put('same', `${a} = ${b}`);
    if (stack.edition === 'keyword-list') put('text', 'keyword list');
    for (const card of stack.under) put('under', writeStackCard(card));
    if (stack.place !== (stack.top.arenas[0] ?? 'character')) put('in', placeText(stack.place));
  } else for (const [a, b] of same) put('same', `${a} = ${b}`);
  for (const card of yours) put('yours', writeStackCard(card));
  for (const card of theirs) put('theirs', writeStackCard(card));
  for (const side of ['dark', 'light'] as const) {
    const bidder = bids[side];
    if (bidder !== undefined) put('contest', `${side}${bidText(bidder)}`);
  }
  return lines;
}

function bidText({ card, cost, under, bid }: Bidder): string {
  const more = [...(under > 0 ? [`under ${under}`] : []), `bid ${bid}`].join(', ');
  if (card === undefined) return `: cost ${cost}, ${more}`;
  const text = writeStackCard({ ...card, cost });
  return ` ${text}, ${more}`;
}

/** One thing that is done. */
export function writeStackMove(move: Unplaced<Exclude<StackLine, { do: 'expect' }>>): Written {
  switch (move.do) {
    case 'move': {
      const value = `${placeText(move.to)} at ${writeMoment(move.at)}`;
      return { key: 'move', value };
    }
    case 'lose': {
      const name = defaultVocabulary.byId(move.keyword)?.name ?? move.keyword;
      return { key: 'lose', value: name };
    }
    default:
      return { key: move.do, value: writeStackCard(move.card) };
  }
}

function placeText(place: string): string {
  return place === 'build-zone' ? 'build zone' : place.charAt(0).toUpperCase() + place.slice(1);
}
