/**
 * Finds every use of a keyword in the text of a card. Driven by the templates alone: a keyword that the
 * content gains is found without a line of code here.
 */
import { type KeywordName, keywordNames } from './keyword-names.ts';
import { type Clause, costBefore, feed, freshClause, roleOf } from './scan-clause.ts';
import { isName, textBefore } from './scan-looks.ts';
import { makeNames, type NameAt, type Names } from './scan-names.ts';
import { type Token, tokensOf } from './scan-tokens.ts';
import { SPEAKS } from './scan-words.ts';

/** What a card does with a keyword. */
export type Role =
  /** It stands among the card's own abilities. */
  | 'has'
  /** The card's text gives it, to itself or to others, for a while or for good. */
  | 'grants'
  /** The card takes it away or forbids its use. */
  | 'removes'
  /** The card speaks of it. */
  | 'mentions';

/** One use of a keyword in a text. */
export interface Use {
  /** Id of the keyword. */
  keyword: string;
  role: Role;
  /** `X` and `power` where the card prints those. */
  value?: number | 'power' | 'X';
  /** Printed with a plus: `Lucky +1`. */
  plus?: true;
  /** What activating it costs, as printed: `Pay 2 Force`. */
  cost?: string;
  /** Words of its own: after a colon, or the subtypes before `Pilot`. */
  text?: string;
  /** Keywords that it stands in, outermost first: `['insert']`. */
  within?: readonly string[];
  /** Where it stands in the text: offsets of its first character and behind its last. */
  from: number;
  to: number;
}

export type Scanner = (text: string) => Use[];

const LONGEST_TEXT = 200;
/** Keywords within keywords that are followed. */
const DEEPEST = 4;

/** A scanner for these keywords. */
export function makeScanner(keywords: readonly KeywordName[]): Scanner {
  const names = makeNames(keywords);
  return (text) => scanWith(names, text);
}

/** {@link makeScanner} with the keywords of the game. Never throws; takes time in proportion to the length. */
export const scan: Scanner = makeScanner(keywordNames);

function scanWith(names: Names, text: string): Use[] {
  const tokens = tokensOf(text);
  const uses: Use[] = [];
  let clause = freshClause(0);
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at] as Token;
    if (token.kind === 'stop') {
      clause = freshClause(at + 1, clause, token);
      at++;
      continue;
    }
    const name = names(tokens, at);
    const use = name && readUse({ name, tokens, clause, names, text });
    if (name && use) {
      uses.push(use.use);
      at = use.end;
    } else {
      feed(clause, tokens, at, (next) => names(tokens, next) !== undefined);
      at++;
    }
  }
  return uses;
}

interface Reading {
  name: NameAt;
  tokens: readonly Token[];
  clause: Clause;
  names: Names;
  text: string;
}

/** The value behind a name: `2`, `-1`, `X`, `power`. */
function valueAt(name: NameAt, tokens: readonly Token[]): Pick<Use, 'value' | 'plus'> | undefined {
  if (name.word.value === 'none') return undefined;
  const next = tokens[name.end];
  const after = tokens[name.end + 1];
  if (next?.kind === 'number') {
    const bare = Number(next.text.replace('+', ''));
    if (!(Math.abs(bare) <= 999)) return undefined;
    return next.text.startsWith('+') ? { value: bare, plus: true } : { value: bare };
  }
  if (next?.text === '-' && after?.kind === 'number' && !after.text.startsWith('-')) {
    return { value: -Number(after.text.slice(0, 4)) };
  }
  if (next?.text === 'x' && next.letters !== 'lower') return { value: 'X' };
  if (next?.text === 'power' && next.letters === 'lower') return { value: 'power' };
  return undefined;
}

function readUse(reading: Reading): { use: Use; end: number } | undefined {
  const { name, tokens, clause, names, text } = reading;
  const { word } = name;
  const value = valueAt(name, tokens);
  let end = name.end;
  if (value !== undefined) end += tokens[end]?.text === '-' ? 2 : 1;
  const colon = word.text === 'after' && tokens[end]?.text === ':';
  const before =
    word.text === 'before'
      ? textBefore(tokens, name.at, Math.max(clause.start, clause.last))
      : undefined;
  const shape = { valued: value !== undefined, colon, end, before };
  if (!isName(name, shape, { tokens, clause, names })) return undefined;

  const next = tokens[end];
  const spoken = value === undefined && next?.kind === 'word' && SPEAKS.has(next.text);
  const own = colon || before !== undefined || (clause.bare && !spoken);
  const role = roleOf(clause, { own, valued: value !== undefined, tokens, at: name.at });
  const first = tokens[before?.at ?? name.at] as Token;
  const last = tokens[end - 1] as Token;
  const use: Use = { keyword: word.id, role, ...value, from: first.from, to: last.to };
  const cost = costBefore(clause, tokens, text, word.paid ? name.at : undefined);
  if (cost !== undefined && role !== 'mentions') use.cost = cost;
  if (clause.within.length > 0) use.within = [...clause.within];
  if (before !== undefined) use.text = textOf(text, first.from, (tokens[name.at] as Token).from);
  if (colon) {
    const stop = endOfText(tokens, end);
    const body = textOf(text, (tokens[end] as Token).to, stop);
    if (body !== '') use.text = body;
    if (clause.within.length < DEEPEST) clause.within = [...clause.within, word.id];
    clause.gov = undefined;
    clause.names = word.names;
    clause.cost = undefined;
    end++;
  }
  if (before !== undefined && role !== 'mentions') clause.aboard = word.id;
  clause.last = end;
  clause.item = end;
  clause.bare &&= own && clause.gov === undefined;
  return { use, end };
}

function endOfText(tokens: readonly Token[], from: number): number {
  for (let at = from; at < tokens.length && at < from + LONGEST_TEXT; at++) {
    const token = tokens[at] as Token;
    if (token.kind === 'stop') return token.from;
  }
  return (tokens[Math.min(tokens.length, from + LONGEST_TEXT) - 1] as Token).to;
}

function textOf(text: string, from: number, to: number): string {
  return text
    .slice(from, Math.min(to, from + LONGEST_TEXT))
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}
