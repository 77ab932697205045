/** Files and folders that a player picks or drops, as one list. */
import { mayBeSet } from '../../decks/sets/read-set.ts';
import type { Given } from './ask.ts';

/** More files than any plugin's folder has. */
const MOST_FILES = 20_000;

export interface Picked {
  /** What may be set files. */
  files: Given[];
  /** How many others there were. */
  ignored: number;
}

/** One file alone is always tried, whatever its name, so that it can be told what is wrong with it. */
export function sift(given: readonly Given[]): Picked {
  if (given.length === 1) return { files: [...given], ignored: 0 };
  const files = given.filter(({ path }) => mayBeSet(path));
  return { files, ignored: given.length - files.length };
}

/** What an `<input type="file">` holds; a folder's files have their path in it. */
export function fromInput(list: FileList | null): Picked {
  const given = [...(list ?? [])].map((file) => ({
    path: file.webkitRelativePath || file.name,
    file,
  }));
  return sift(given);
}

/** What was dropped, folders walked through. Its entries have to be taken before the event is over. */
export function fromDrop(transfer: DataTransfer): Promise<Picked> {
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (entries.length === 0) return Promise.resolve(fromInput(transfer.files));
  return walk(entries).then(sift);
}

async function walk(entries: readonly FileSystemEntry[]): Promise<Given[]> {
  const given: Given[] = [];
  const open = [...entries];
  for (let entry = open.shift(); entry !== undefined; entry = open.shift()) {
    if (given.length + open.length > MOST_FILES) break;
    if (entry.isFile) {
      const path = entry.fullPath.replace(/^\//, '');
      const file = await fileOf(entry as FileSystemFileEntry);
      if (file !== undefined) given.push({ path, file });
    } else if (entry.isDirectory) {
      open.push(...(await entriesOf((entry as FileSystemDirectoryEntry).createReader())));
    }
  }
  return given;
}

const fileOf = (entry: FileSystemFileEntry): Promise<File | undefined> =>
  new Promise((give) => entry.file(give, () => give(undefined)));

/** A reader hands out a folder in parts, until a part is empty. */
async function entriesOf(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((give) =>
      reader.readEntries(give, () => give([])),
    );
    if (some.length === 0 || all.length > MOST_FILES) return all;
    all.push(...some);
  }
}
