/** What a card text is made of, with where each part stands in the text as it was given. */
export interface Token {
  kind: 'word' | 'number' | 'arrow' | 'mark' | 'stop';
  /** Lower case, straight apostrophes, nothing invisible; a number with its sign; `.` for every hard end. */
  text: string;
  /** How a word is written: `Critical`, `CRITICAL`, `critical`. */
  letters: 'first' | 'all' | 'lower' | 'none';
  from: number;
  to: number;
  /** Spaces or a line break before it. */
  gap: boolean;
  /** A line of the text begins here. */
  fresh: boolean;
}

const part =
  /(?<arrow>[-‐-―−﹣－=]{1,2}\s?(?:[>＞]|&gt;)|[→⇒➔➜])|(?<number>[-+‐-―−﹣－＋]?[0-9]{1,9})|(?<word>\p{L}(?:[\p{L}\p{M}\p{Cf}]|['’ʼ‘](?=\p{L}))*)|(?<line>\r\n?|[\n\u2028\u2029])|(?<mark>[.;!?|•·,:/()[\]"“”„‟«»&\-‐-―−])/gu;

const HARD = new Set(['.', ';', '!', '?', '|', '•', '·']);
const joins = new Set([',', ':', '/', '(', '&', 'and', 'or', 'the', 'a', 'gets', 'gains', 'to']);

/**
 * Takes a text apart. A line break ends a sentence, unless the line was only wrapped: the next begins
 * in lower case, or this one ends in a comma, an arrow, "and" and the like. Takes time in proportion to the length.
 */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  let broken: number | undefined;
  for (const found of text.matchAll(part)) {
    const from = found.index;
    if (found.groups?.['line'] !== undefined) {
      broken ??= from;
      continue;
    }
    const token = tokenOf(found, text, end);
    const last = tokens.at(-1);
    if (broken !== undefined && last !== undefined) {
      if (!wrapped(last, token)) tokens.push(stopAt(broken));
      token.fresh = true;
    }
    if (last === undefined) token.fresh = true;
    broken = undefined;
    tokens.push(token);
    end = token.to;
  }
  return tokens;
}

function tokenOf(found: RegExpExecArray, text: string, end: number): Token {
  const groups = found.groups ?? {};
  const from = found.index;
  const raw = found[0];
  const base = { from, to: from + raw.length, gap: from > end, fresh: false };
  if (groups['arrow'] !== undefined) return { kind: 'arrow', text: '->', letters: 'none', ...base };
  if (groups['number'] !== undefined) {
    const number = raw.replace(/^[‐-―−﹣－]/, '-').replace(/^＋/, '+');
    return { kind: 'number', text: number, letters: 'none', ...base };
  }
  if (groups['word'] !== undefined) {
    const word = raw.replace(/\p{Cf}/gu, '').replace(/['’ʼ‘]/g, "'");
    return { kind: 'word', text: word.toLowerCase(), letters: lettersOf(word), ...base };
  }
  if (HARD.has(raw) && !(raw === '.' && /[0-9]/.test(text[from + 1] ?? ''))) {
    return { kind: 'stop', text: raw, letters: 'none', ...base };
  }
  const mark = /["“”„‟«»]/.test(raw) ? '"' : /[‐-―−]/.test(raw) ? '-' : raw;
  return { kind: 'mark', text: mark, letters: 'none', ...base };
}

function lettersOf(word: string): Token['letters'] {
  const [first = ''] = word;
  if (first === first.toLowerCase()) return 'lower';
  return word.length > 1 && word === word.toUpperCase() ? 'all' : 'first';
}

const stopAt = (from: number): Token => ({
  kind: 'stop',
  text: '\n',
  letters: 'none',
  from,
  to: from + 1,
  gap: false,
  fresh: false,
});

function wrapped(last: Token, next: Token): boolean {
  if (last.kind === 'stop') return false;
  if (last.kind === 'arrow' || joins.has(last.text)) return true;
  return next.kind === 'word' && next.letters === 'lower';
}
