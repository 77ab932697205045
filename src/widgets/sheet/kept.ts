/** Sheets kept on the device under a name. Storage may be missing, full or forbidden: then nothing is kept, and it says so. */
import { LONGEST_SHEET_TEXT } from '../../decks/sheet.ts';

export interface KeptSheet {
  name: string;
  text: string;
  /** The list as an address writes it, for a sheet that came without a text. */
  list: string;
}

const KEY = 'natural-six:sheets';
const MOST = 100;
export const LONGEST_NAME = 80;

/** Reads what is stored; anything else than sheets is left out. */
export function parseKept(text: string | null): KeptSheet[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(value)) return [];
    return value
      .filter(
        (each): each is KeptSheet =>
          typeof each?.name === 'string' &&
          typeof each.text === 'string' &&
          typeof each.list === 'string' &&
          each.text.length <= LONGEST_SHEET_TEXT,
      )
      .slice(0, MOST);
  } catch {
    return [];
  }
}

export function loadKept(): KeptSheet[] {
  try {
    return parseKept(localStorage.getItem(KEY));
  } catch {
    return [];
  }
}

/** Stores a list of sheets. @returns whether the device kept it */
export function saveKept(sheets: readonly KeptSheet[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(sheets));
    return true;
  } catch {
    return false;
  }
}

/** The list with a sheet added, or put in place of the one with its name; by name. */
export function withSheet(sheets: readonly KeptSheet[], sheet: KeptSheet): KeptSheet[] {
  return [...sheets.filter(({ name }) => name !== sheet.name), sheet]
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
    .slice(0, MOST);
}
