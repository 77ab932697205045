import { type Deck, DeckBuilder } from './deck.ts';
import { DeckError } from './problem.ts';

/** A line of a list, taken apart. */
export interface ListLine {
  name: string;
  /** The count as written; absent when none is. */
  count?: string;
}

const front = /^([-+−–]?[0-9][0-9.,]*(?:e[+-]?[0-9]+)?) ?[x×]?[ \t]+(\S.*)$/iu;
const times = /^([-+−–]?[0-9][0-9.,]*)[x×](\S.*)$/iu;
const back = /^(.*\S)[ \t]+[x×] ?([-+−–]?[0-9][0-9.,]*)$/iu;

/** `4x Name`, `4 Name`, `4<TAB>Name`, `Name x4`, or a name alone. */
export function listLine(text: string): ListLine {
  const line = text.trim();
  const lead = front.exec(line) ?? times.exec(line);
  if (lead !== null) return { count: lead[1] ?? '', name: (lead[2] ?? '').trim() };
  const tail = back.exec(line);
  if (tail !== null) return { count: tail[2] ?? '', name: (tail[1] ?? '').trim() };
  return { name: line };
}

/** `Sideboard:`: a heading of a list. */
export function sectionOf(line: string): string | undefined {
  return /^\s*([^\t:]{1,40}):\s*$/.exec(line)?.[1]?.trim();
}

/** Reads a LackeyCCG `.txt` or a plain list. @throws DeckError when no line of it is a card */
export function readListDeck(text: string, file: string): Deck {
  const builder = new DeckBuilder(file);
  let section = 'Deck';
  for (const [at, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const line = raw.trim();
    if (line === '' || /^(?:#|\/\/)/.test(line)) continue;
    const heading = sectionOf(line);
    if (heading !== undefined) {
      section = heading;
      continue;
    }
    const { name, count: written } = listLine(line);
    const count = written === undefined ? 1 : builder.count(written, name, at + 1);
    if (count !== undefined) builder.add({ name, count, section, line: at + 1 });
  }
  const { cards, problems } = builder;
  if (cards.length === 0) {
    const message = 'No card stands in the list: lines like "4 Card Name" are expected.';
    throw new DeckError(problems[0] ?? { file, line: 1, message });
  }
  return { kind: 'list', cards, problems };
}

/** Whether a text is a list of cards rather than a card's text: most lines begin or end with a count. */
export function looksLikeList(text: string): boolean {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  const counted = lines.filter((line) => listLine(line).count !== undefined).length;
  return counted > 0 && counted * 2 >= lines.length;
}
