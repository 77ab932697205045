/** Turns what is written or typed into words that can be compared. */

/** Words of questions and grammar that say nothing about where to look. */
const FILLER = new Set(
  'a an and any are as at be but by can could d do does doesn don for from get gets got had has have how i if in into is isn it its just ll m many me my no not of off on once one or our rule ruling s same should so star still t than that the their them then there they this to u used us vs was we what when where whether which while who will with work works would you your doesnt dont say take come let because both every make'.split(
    ' ',
  ),
);

/** What questions are made of: it says a little, and nothing beside the name of a keyword. */
const LIGHT = new Set(
  'use work happen mean trigger count apply do affect allow unit card damag'.split(' '),
);
/** What nearly every page is about. */
const OBJECTS = new Set('unit card damag die'.split(' '));

/** Words that players use for each other: those of a line mean its first. */
const SAME = new Map(
  `6 six sixes
5 five fives
4 four fours
3 three threes
2 twos
several two multiple
1 ones
0 zero
second twice again
more extra additional
surplus excess spare leftover
discard dead dies destroy kill graveyard gone lost
die dice
itself myself
unit ship creature vehicle
secret secretly
under underneath below beneath
against versus
repair remove
cant cannot
guess predict
start begin
prevent prevention soak negate
health hp hitpoint life toughness
counter token marker
tap exhaust
speed initiative
stealth invisible untargetable
damaged wounded injured
opponent enemy foe opposing
friend ally friendly
discount cheaper reduction
automatic automatically always
stop beat cancel
pay paid
add bring`
    .split('\n')
    .flatMap((line) => {
      const [meant = '', ...others] = line.split(' ');
      return others.map((word) => [word, meant] as const);
    }),
);

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
  const cut = stem(SAME.get(word) ?? word);
  const known = SAME.get(cut) ?? cut;
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
    .map(wordForm)
    .filter((form) => !FILLER.has(form));
  return [...new Set(forms)];
}

/** Whether a word in comparable form hardly tells one page from another: `use`, `happen`. */
export const isLight = (form: string): boolean => LIGHT.has(form);

/** Whether a word in comparable form is something that nearly every page is about. */
export const isObject = (form: string): boolean => OBJECTS.has(form);
