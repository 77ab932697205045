/** Turns what is written or typed into words that can be compared. */

/** Words of questions and grammar that say nothing about where to look. */
const FILLER = new Set(
  'a an and any are as at be but by can could d do does doesn don for from get gets got had has have how i if in into is isn it its just ll m many me my no not of off on once one or our rule ruling s same should so star still t than that the their them then there they this to u used us vs was we what when where whether which while who will with work works would you your'.split(
    ' ',
  ),
);

/** Words that players use for each other. Both sides of a pair meet in the left word. */
const SAME: Readonly<Record<string, string>> = {
  six: '6',
  sixes: '6',
  five: '5',
  four: '4',
  three: '3',
  two: '2',
  zero: '0',
  ones: '1',
  fives: '5',
  fours: '4',
  twice: 'second',
  again: 'second',
  extra: 'more',
  additional: 'more',
  excess: 'surplus',
  spare: 'surplus',
  dead: 'discarded',
  dies: 'discarded',
  destroyed: 'discarded',
  killed: 'discarded',
  dice: 'die',
  myself: 'itself',
  ship: 'unit',
  creature: 'unit',
  secretly: 'secret',
  underneath: 'under',
  below: 'under',
  versus: 'against',
  remove: 'repair',
  removes: 'repair',
  cannot: 'cant',
  predict: 'guess',
  begin: 'start',
  begins: 'start',
};

const ACCENTS = /[\u0300-\u036f]/g;
const APOSTROPHES = /[’‘ʼ′'`´]/g;
const DASHES = /[‐‑‒–—−]/g;

/**
 * Lower case, no accents, straight signs, single spaces.
 * @example clean(' Can’t  Re–roll ') // "can't re-roll"
 */
export function clean(text: string): string {
  return text
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replace(APOSTROPHES, "'")
    .replace(DASHES, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The letters and digits alone: `double-strike` and `DoubleStrike` are one. */
export function squash(text: string): string {
  return clean(text).replace(/[^\p{L}\p{N}]/gu, '');
}

/** Cuts common endings, so that `hits`, `hit` and `re-rolled`, `re-rolls` meet. */
function stem(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 5 && word.endsWith('ing')) return undouble(word.slice(0, -3));
  if (word.length > 4 && word.endsWith('ed')) return undouble(word.slice(0, -2));
  if (word.length > 3 && word.endsWith('es') && /(s|x|ch|sh)es$/.test(word))
    return word.slice(0, -2);
  if (word.length > 3 && word.endsWith('s') && !/(ss|us|is)$/.test(word)) return word.slice(0, -1);
  return word;
}

function undouble(word: string): string {
  const last = word.at(-1);
  if (last === word.at(-2) && !'lsz'.includes(last ?? '')) return word.slice(0, -1);
  return word;
}

/** One comparable form of a word. A silent `e` at the end is dropped: `evade`, `evaded`, `evading`. */
export function wordForm(word: string): string {
  const same = SAME[word] ?? word;
  const cut = stem(same);
  const known = SAME[cut] ?? cut;
  return known.length > 4 && known.endsWith('e') ? known.slice(0, -1) : known;
}

/**
 * The words of a text in order. Hyphens inside a word join it (`re-roll` is `reroll`), apostrophes vanish,
 * digits stand, `5+` and `-1` keep their sign.
 */
export function words(text: string): string[] {
  const found = clean(text)
    .replace(/(\p{L})-(?=\p{L})/gu, '$1')
    .replaceAll("'", '')
    .replace(/\bcan not\b/g, 'cannot')
    .match(/-?\d+\+?|[\p{L}\p{N}]+/gu);
  return found ?? [];
}

/** Words that say something, in comparable form, each once. */
export function keyWords(text: string): string[] {
  const forms = words(text)
    // "5+" is how players write "needs a 5 to hit".
    .flatMap((word) => (word.endsWith('+') ? [word.slice(0, -1), 'hit', 'needed'] : [word]))
    .filter((word) => !FILLER.has(word))
    .map(wordForm);
  return [...new Set(forms)];
}
