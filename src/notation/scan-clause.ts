/** Where in a sentence the scanner stands: which verb rules, what was paid, what it is part of. */
import type { Role } from './scan.ts';
import type { Token } from './scan-tokens.ts';
import { ABOUT, GIVES, HAS, HELPS, IF, NAMED, NOT, TAKES, USES, WHO } from './scan-words.ts';

export interface Clause {
  /** Token with which the sentence begins. */
  start: number;
  /** What the verb before does with a keyword that comes now. */
  gov: Role | undefined;
  /** The verb is "has" or "gets" in a condition: a value makes it a gift all the same. */
  gift: boolean;
  /** In a condition: "If this unit has Armor". */
  sub: boolean;
  /** Token of the last "that", "which", "who". */
  who: number;
  /** Token of the last "can't" and the like. */
  not: number;
  /** Token with which the present item of a list begins. */
  item: number;
  /** Token behind the last use. */
  last: number;
  /** Nothing but abilities so far. */
  bare: boolean;
  /** Names of cards come: behind "named", or in the list of a Stack. */
  named: boolean;
  names: boolean;
  depth: number;
  /** Tokens of the cost and where it ends to count. */
  cost: { from: number; to: number; whole: boolean } | undefined;
  within: readonly string[];
  /** A keyword whose gifts follow in the next sentence: `Squad Pilot. The Squad gets …`. */
  aboard: string | undefined;
  carried: string | undefined;
  quoted: boolean;
}

/** A new sentence. What a Pilot gives may follow in the sentences after it, on the same line. */
export function freshClause(start: number, before?: Clause, stop?: Token): Clause {
  const carried = stop?.text === '\n' || stop?.text === '|' ? undefined : before?.aboard;
  const depth = stop?.text === '\n' || stop?.text === '|' ? 0 : (before?.depth ?? 0);
  return {
    start,
    gov: undefined,
    gift: false,
    sub: false,
    who: -9,
    not: -9,
    item: start,
    last: -1,
    bare: true,
    named: false,
    names: false,
    depth,
    cost: undefined,
    within: [],
    aboard: carried,
    carried,
    quoted: false,
  };
}

/** How near "that" or "can't" must stand to the verb. */
const NEAR = 3;

/** Takes a token that is no keyword into account. `isNext` tells whether a keyword's name begins at a token. */
export function feed(
  clause: Clause,
  tokens: readonly Token[],
  at: number,
  isNext: (at: number) => boolean,
): void {
  const token = tokens[at] as Token;
  if (token.kind === 'word') word(clause, token, at, tokens);
  else if (token.kind === 'arrow') arrow(clause, at, tokens, isNext);
  else if (token.kind === 'mark') mark(clause, token, at, tokens, isNext);
  else if (!isStat(tokens, at)) clause.bare = false;
}

/** `+1 power` in a list of abilities. */
const isStat = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.kind === 'number' && /^(?:power|speed|health)$/.test(tokens[at + 1]?.text ?? '');

function word(clause: Clause, token: Token, at: number, tokens: readonly Token[]): void {
  const { text, letters } = token;
  if (at > clause.start && isStat(tokens, at - 1)) {
    clause.last = at + 1;
    return;
  }
  const joins = text === 'and' || text === 'or';
  if (letters === 'lower' && !joins) clause.named = false;
  if (NAMED.has(text)) clause.named = true;
  if (joins) {
    if (clause.last === at || tokens[at - 1]?.text === ',') clause.item = at + 1;
    else clause.bare = false;
    return;
  }
  if (
    at === clause.start &&
    (text === 'the' || text === 'it' || text === 'that') &&
    clause.carried
  ) {
    clause.within = [clause.carried];
  }
  clause.bare = false;
  if (WHO.has(text) && at > clause.start && tokens[at - 1]?.kind === 'word') clause.who = at;
  if (NOT.has(text)) clause.not = at;
  const relative =
    at - clause.who <= NEAR &&
    tokens
      .slice(clause.who + 1, at)
      .every((between) => NOT.has(between.text) || HELPS.has(between.text));
  const not = at - clause.not <= NEAR;
  if (IF.has(text)) {
    clause.sub = true;
    clause.gov = 'mentions';
    clause.gift = text === 'while' || text === 'as';
  } else if (GIVES.has(text) || HAS.has(text)) {
    const condition = relative || (clause.sub && (HAS.has(text) || !clause.gift));
    clause.gov = condition ? 'mentions' : not ? 'removes' : 'grants';
    if (clause.sub && !relative && GIVES.has(text)) clause.gift = true;
    if (clause.gov !== 'mentions') clause.cost = clause.cost?.whole ? clause.cost : undefined;
    clause.item = at + 1;
  } else if (TAKES.has(text)) clause.gov = relative || clause.sub ? 'mentions' : 'removes';
  else if (USES.has(text)) clause.gov = not && !relative && !clause.sub ? 'removes' : 'mentions';
  else if (ABOUT.has(text) && clause.gov !== 'removes') clause.gov = 'mentions';
  else if (ABOUT.has(text) && !/^(?:its|their|his|her|your)$/.test(text)) clause.gov = 'mentions';
}

function arrow(
  clause: Clause,
  at: number,
  tokens: readonly Token[],
  isNext: (at: number) => boolean,
): void {
  clause.cost = { from: clause.item, to: at, whole: !isNext(at + 1) && !isQuote(tokens[at + 1]) };
  clause.item = at + 1;
  clause.bare = clause.gov === undefined || clause.gov === 'mentions';
  if (clause.gov === 'mentions') clause.gov = undefined;
  clause.sub = false;
}

const isQuote = (token: Token | undefined): boolean => token?.text === '"';

function mark(
  clause: Clause,
  token: Token,
  at: number,
  tokens: readonly Token[],
  isNext: (at: number) => boolean,
): void {
  const { text } = token;
  if (text === '(') clause.depth++;
  if (text === ')') clause.depth = Math.max(0, clause.depth - 1);
  if (text === '"') {
    clause.quoted = !clause.quoted;
    if (clause.item === at) clause.item = at + 1;
    if (clause.gov === 'grants') clause.item = at + 1;
    return;
  }
  if (text === '/') {
    clause.item = at + 1;
    clause.cost = undefined;
    if (clause.within.length > 0) {
      clause.gov = undefined;
      clause.bare = true;
    }
    return;
  }
  if (text === ':') {
    clause.sub = false;
    const paid = tokens[clause.item]?.text === 'pay';
    if (paid) clause.cost = { from: clause.item, to: at, whole: !isNext(at + 1) };
    clause.item = at + 1;
    if (clause.last === at && clause.aboard !== undefined) clause.within = [clause.aboard];
    if (clause.gov === 'mentions') clause.gov = undefined;
    clause.bare = clause.gov === undefined;
    return;
  }
  if (text === ',') comma(clause, at, tokens, isNext);
}

function comma(
  clause: Clause,
  at: number,
  tokens: readonly Token[],
  isNext: (at: number) => boolean,
): void {
  const joined = tokens[at + 1]?.text === 'and' || tokens[at + 1]?.text === 'or';
  const listed = clause.last === at && isNext(joined ? at + 2 : at + 1);
  clause.not = -9;
  if (clause.cost && !clause.cost.whole) clause.cost = undefined;
  clause.item = at + 1;
  if (clause.sub && !listed) {
    clause.sub = false;
    clause.gov = undefined;
    clause.gift = false;
  }
  if (clause.gov === undefined || (clause.gov === 'mentions' && !clause.sub && !listed)) {
    clause.gov = undefined;
    clause.bare = true;
  }
}

/** What the card does with the keyword that stands here. */
export function roleOf(
  clause: Clause,
  use: { own: boolean; valued: boolean; tokens: readonly Token[]; at: number },
): Role {
  if (clause.depth > 0) return 'mentions';
  const own = clause.within.length > 0 ? 'grants' : 'has';
  if (clause.sub && clause.gift && use.valued && clause.gov === 'mentions') return 'grants';
  if (clause.gov !== undefined) return clause.gov;
  if (use.own) return own;
  if (!use.valued) return 'mentions';
  const spoken = use.tokens
    .slice(Math.max(clause.start, use.at - 8), use.at)
    .some(({ kind, letters }) => kind === 'word' && letters === 'lower');
  return spoken ? 'mentions' : own;
}

/** The cost that counts for the keyword that stands here, as printed. */
export function costBefore(
  clause: Clause,
  tokens: readonly Token[],
  text: string,
  paidAt: number | undefined,
): string | undefined {
  const { cost } = clause;
  if (cost === undefined || (paidAt !== undefined && cost.to >= paidAt)) return undefined;
  const from = tokens[cost.from];
  const to = tokens[cost.to];
  if (from === undefined || to === undefined || from.from >= to.from) return undefined;
  return text.slice(from.from, to.from).replace(/\s+/g, ' ').trim().slice(0, 120) || undefined;
}
