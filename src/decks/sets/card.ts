/** A card as a set file gives it: facts as printed, nothing interpreted. */

/** The columns of a LackeyCCG set file that are kept, in the order in which they are stored. */
export const COLUMNS = [
  'name',
  'set',
  'side',
  'type',
  'subtype',
  'cost',
  'speed',
  'power',
  'health',
  'rarity',
  'number',
  'usage',
  'text',
  'classification',
] as const;

export type Column = (typeof COLUMNS)[number];

/** Every field is a plain text, empty where the file says nothing. `text` has `|` between its lines. */
export type LoadedCard = Readonly<Record<Column, string>>;

/** Columns whose value has to look like a number of a card. */
export const NUMBERS: ReadonlySet<Column> = new Set(['cost', 'speed', 'power', 'health']);

/** Most characters of a field; what is longer is cut, and said. A longer name is none. */
export const LONGEST: Readonly<Record<Column, number>> = {
  ...(Object.fromEntries(COLUMNS.map((column) => [column, 200])) as Record<Column, number>),
  name: 120,
  text: 4000,
};

/** The lines of a card's text. */
export function textLines({ text }: Pick<LoadedCard, 'text'>): string[] {
  return text
    .split('|')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** The text of a card as the scanner reads it: its lines, one below the other. */
export const scannedText = (card: Pick<LoadedCard, 'text'>): string => textLines(card).join('\n');
