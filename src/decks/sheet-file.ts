/** A sheet as a JSON file, to keep elsewhere and to bring back. */
import { DeckError } from './problem.ts';
import { LONGEST_SHEET_TEXT } from './sheet.ts';
import { type Listed, readList, writeList } from './sheet-address.ts';

export interface SheetFile {
  name: string;
  /** What was pasted. */
  text: string;
  keywords: Listed[];
}

const FORMAT = 'natural-six-sheet';

export function writeSheetFile({ name, text, keywords }: SheetFile): string {
  const list = keywords.map(({ keyword, values }) => ({ keyword, values }));
  return `${JSON.stringify({ format: FORMAT, version: 1, name, text, keywords: list }, null, 2)}\n`;
}

/** Whether a text claims to be an exported sheet. */
export const looksLikeSheet = (text: string): boolean =>
  text.trimStart().startsWith('{') && text.includes(FORMAT);

/** @throws DeckError for anything else than {@link writeSheetFile} wrote */
export function readSheetFile(json: string, file: string): SheetFile {
  const refuse = (message: string): never => {
    throw new DeckError({ file, line: 1, message });
  };
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    refuse(
      'The file is broken: the JSON of an exported sheet is expected, from its first brace to its last.',
    );
  }
  const { format, version, name, text, keywords } = (value ?? {}) as Record<string, unknown>;
  if (format !== FORMAT || version !== 1) refuse('This is no sheet that was exported here.');
  if (typeof text !== 'string' || text.length > LONGEST_SHEET_TEXT) {
    return refuse('A sheet needs a "text", of at most 200,000 characters.');
  }
  const listed = (Array.isArray(keywords) ? keywords : []).flatMap((row: unknown) => {
    const { keyword, values } = (row ?? {}) as Record<string, unknown>;
    if (typeof keyword !== 'string' || !Array.isArray(values)) return [];
    return [{ keyword, values: values.filter((each) => typeof each === 'string') }];
  });
  return {
    name: typeof name === 'string' ? name.slice(0, 80) : '',
    text,
    // The same doors as for an address: what is no keyword and no value stays out.
    keywords: readList(writeList(listed)),
  };
}
