/** What only looks like a keyword: a card's name, a plain word, a verb. */
import type { Clause } from './scan-clause.ts';
import type { NameAt, Names } from './scan-names.ts';
import type { Token } from './scan-tokens.ts';
import { COUNTED, GIVES, HAS, PLAIN, SPEAKS, TAKES, TYPES, USES } from './scan-words.ts';

interface Shape {
  valued: boolean;
  colon: boolean;
  /** Token behind the name and its value. */
  end: number;
  before: { at: number } | undefined;
}

interface Around {
  tokens: readonly Token[];
  clause: Clause;
  names: Names;
}

/** Whether a name that was found is the keyword, by how it is written and what stands around it. */
export function isName(name: NameAt, shape: Shape, around: Around): boolean {
  const { tokens, clause, names } = around;
  const { word } = name;
  const next = tokens[shape.end];
  const previous = name.at > clause.start ? tokens[name.at - 1] : undefined;
  const formed = shape.valued || shape.colon;
  if (clause.named || isVersion(tokens, shape.end)) return false;
  if (shape.colon) return name.printed || startsItem(name, clause);
  if (shape.valued && next?.kind === 'word' && COUNTED.has(next.text)) return false;
  if (!name.printed) return isListed(name, shape, around);
  if (formed || (word.paid && clause.cost !== undefined)) return true;
  if (word.text === 'before') return isPilot(name, shape, around);
  if (clause.names) return false;
  if (previous?.text === '"' && next?.text === '"' && !GIVES.has(verbBefore(tokens, name.at))) {
    return false;
  }
  if (name.at === clause.start || !standsApart(previous)) {
    if (previous?.kind === 'number' && previous.fresh) return false;
    if (isProper(previous, name, clause) && !isPlainUse(previous)) return false;
  }
  if (isTitle(next, tokens, shape.end) && names(tokens, shape.end) === undefined) return false;
  if (name.at > clause.start && !opens(previous)) return true;
  // At the head of a sentence every word has a capital.
  const ends = next === undefined || next.kind === 'stop' || next.kind === 'mark';
  const whole = word.value === 'none' && word.text === 'none' && !word.paid;
  if (ends && !whole) return isInList(clause, next, name, names, tokens, shape.end);
  if (ends || names(tokens, shape.end) !== undefined) return true;
  return (
    next.kind === 'word' && (SPEAKS.has(next.text) || next.text === 'and' || next.text === 'or')
  );
}

const startsItem = (name: NameAt, clause: Clause): boolean => clause.item === name.at;

/** `critical hit 2, armor`: without capitals only an item of a list counts. */
function isListed(name: NameAt, shape: Shape, { tokens, clause, names }: Around): boolean {
  const previous = tokens[name.at - 1];
  const next = tokens[shape.end];
  const verb = previous?.text ?? '';
  const opened =
    startsItem(name, clause) || previous?.kind === 'arrow' || GIVES.has(verb) || TAKES.has(verb);
  const closed =
    next === undefined ||
    next.kind === 'stop' ||
    (next.kind === 'mark' && next.text !== '-' && next.text !== ':') ||
    ((shape.valued || GIVES.has(verb)) && /^(?:and|or|for|until|if|while|when)$/.test(next.text)) ||
    (shape.valued && names(tokens, shape.end) !== undefined);
  const whole = name.word.value === 'none' && name.word.text === 'none' && !name.word.paid;
  return opened && closed && (shape.valued || (whole && !clause.names));
}

function isPilot(name: NameAt, shape: Shape, { tokens, clause }: Around): boolean {
  const type = tokens[clause.start];
  const dashed = tokens
    .slice(clause.start, Math.min(name.at, clause.start + 4))
    .some((token) => token.text === '-' && token.kind === 'mark' && token.gap);
  if (type !== undefined && dashed && TYPES.has(type.text)) return false;
  if (shape.before !== undefined) return true;
  const next = tokens[shape.end];
  if (next?.kind === 'word' && next.letters !== 'lower' && !PLAIN.has(next.text)) return false;
  const previous = name.at > clause.start ? tokens[name.at - 1] : undefined;
  return previous?.kind === 'word' && (previous.letters === 'lower' || PLAIN.has(previous.text));
}

/** As many words of subtypes as a card would print. */
const MOST_BEFORE = 12;

/** The subtypes before a name, as in `Squad and Squadron Pilot`, when the sentence or item begins with them. */
export function textBefore(
  tokens: readonly Token[],
  at: number,
  start: number,
): { at: number } | undefined {
  let first = at;
  for (let i = at - 1; i >= Math.max(start, at - MOST_BEFORE); i--) {
    const token = tokens[i] as Token;
    const subtype = token.kind === 'word' && token.letters !== 'lower' && !PLAIN.has(token.text);
    const join = token.text === 'and' || token.text === 'or' || token.text === '-';
    if (subtype) first = i;
    else if (!join || first === at) break;
  }
  if (first === at) return undefined;
  const previous = first > start ? tokens[first - 1] : undefined;
  const verb = previous?.text ?? '';
  const next = tokens[at + 1];
  const ends = next === undefined || next.kind === 'stop' || next.kind === 'mark';
  const opened = previous === undefined || previous.kind !== 'word' || verb === 'and';
  return ends && (opened || GIVES.has(verb) || HAS.has(verb) || TAKES.has(verb))
    ? { at: first }
    : undefined;
}

/** `Ambush (B)`: a card's name with its version. */
function isVersion(tokens: readonly Token[], at: number): boolean {
  const [open, letter, close] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  return open?.text === '(' && letter?.text.length === 1 && close?.text === ')';
}

const standsApart = (previous: Token | undefined): boolean =>
  previous !== undefined && previous.kind !== 'word' && previous.kind !== 'number';

/** What makes the next word begin like a sentence. */
const opens = (previous: Token | undefined): boolean =>
  previous?.kind === 'arrow' || (previous?.kind === 'mark' && /^[:"(/,]$/.test(previous.text));

/** A word with a capital just before, which makes both a name: `Jedi Focus`. */
function isProper(previous: Token | undefined, name: NameAt, clause: Clause): boolean {
  return previous?.kind === 'word' && previous.letters !== 'lower' && clause.last !== name.at;
}

const isPlainUse = (token: Token | undefined): boolean =>
  token !== undefined && (PLAIN.has(token.text) || USES.has(token.text));

/** A word with a capital just behind, or "of the": `Stealth Fighter`, `Fury of the Sith`. */
function isTitle(next: Token | undefined, tokens: readonly Token[], at: number): boolean {
  if (next?.kind !== 'word')
    return next?.text === '-' && !next.gap && tokens[at + 1]?.gap === false;
  if (next.letters !== 'lower') return !PLAIN.has(next.text);
  if (next.text === 'of') return true;
  const after = tokens[at + 1];
  const later = after?.text === 'the' ? tokens[at + 2] : after;
  return (
    /^(?:at|the|on|in)$/.test(next.text) &&
    later?.kind === 'word' &&
    later.letters !== 'lower' &&
    !TYPES.has(later.text)
  );
}

/** `Evade, Fury and Lucky`: names alone count when there are several; one alone is a heading or a card. */
function isInList(
  clause: Clause,
  next: Token | undefined,
  name: NameAt,
  names: Names,
  tokens: readonly Token[],
  end: number,
): boolean {
  if (clause.gov !== undefined || clause.last >= clause.start + 1) return true;
  if (next?.text !== ',' && next?.text !== '/') return false;
  return names(tokens, end + 1) !== undefined && name.printed;
}

function verbBefore(tokens: readonly Token[], at: number): string {
  for (let i = at - 1; i >= Math.max(0, at - 4); i--) {
    const token = tokens[i];
    if (token?.kind === 'word') return token.text;
  }
  return '';
}
