import type { Cost, CostPart } from '../rules/build/shapes.ts';
import type { Piece } from './clean.ts';
import { NotationError, type Place, quoted } from './errors.ts';

/** What a cost can be, as cards print it. */
export const costForms = [
  '2 Force',
  '1 build point',
  'tap this unit',
  'discard a card',
  'discard this unit',
  'put 1 damage counter on this unit',
] as const;

const MOST = 100;

/** One part of a cost; undefined when the text is none. */
export function readCostPart(text: string): CostPart | undefined {
  const words = text
    .trim()
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/^pay +/, '')
    .replace(/ +/g, ' ');
  if (/^tap(?: this unit)?$/.test(words)) return { pay: 'tap' };
  if (/^discard this unit$/.test(words)) return { pay: 'discard-unit' };
  const counted =
    /^(\d{1,3}) (force)$/.exec(words) ??
    /^(\d{1,3}|a|an|one) (build points?)$/.exec(words) ??
    /^discard (\d{1,3}|a|an|one) (cards?)(?: from your hand)?$/.exec(words) ??
    /^(?:put )?(\d{1,3}|a|an|one) (damage counters?)(?: on this unit)?$/.exec(words);
  if (counted === null) return undefined;
  const amount = /^\d/.test(counted[1] ?? '') ? Number(counted[1]) : 1;
  if (amount > MOST) return undefined;
  const what = counted[2] ?? '';
  if (what === 'force') return { pay: 'force', amount };
  if (what.startsWith('build')) return { pay: 'build-points', amount };
  return { pay: what.startsWith('card') ? 'hand' : 'damage', amount };
}

/** A cost whose parts are joined by `then`, `and` or commas. @throws NotationError */
export function readCost(piece: Piece, line: number): Cost {
  return split(piece, /,| then | and /gi).map((part) => {
    const read = readCostPart(part.text);
    if (read === undefined) throw noCost(part.text, { line, column: part.column });
    return read;
  });
}

/** Several costs of which one is paid, parted by `or`. @throws NotationError */
export function readCosts(piece: Piece, line: number): Cost[] {
  return split(piece, / or /gi).map((part) => readCost(part, line));
}

/** Splits a piece and keeps the columns true. */
export function split(piece: Piece, at: RegExp): Piece[] {
  const parts: Piece[] = [];
  let from = 0;
  const put = (to: number) => {
    const text = piece.text.slice(from, to);
    const lead = text.length - text.trimStart().length;
    parts.push({ text: text.trim(), column: piece.column + from + lead });
  };
  for (const match of piece.text.matchAll(at)) {
    put(match.index);
    from = match.index + match[0].length;
  }
  put(piece.text.length);
  return parts;
}

function noCost(text: string, place: Place): NotationError {
  const forms = costForms.map((form) => `\`${form}\``).join(', ');
  return new NotationError(`${quoted(text)} is no cost: expected one like ${forms}.`, place, [
    ...costForms,
  ]);
}
