import type { ArrivalSetup, Side, UnitSpec } from '../rules/types.ts';
import { type Context, type PlayLine, readPlayLine } from './attack-lines.ts';
import { anyOf, didYouMean, NotationError, quoted, squash } from './errors.ts';
import type { FenceLine } from './fence.ts';
import { readForce } from './force-line.ts';
import { parseUnitText, type UnitTextOptions } from './unit-text.ts';
import { defaultVocabulary, type Vocabulary } from './vocabulary.ts';

/** A unit that arrives, as data: who is there, and what is played when it comes. */
export interface ArrivalScript {
  title?: string;
  setup: ArrivalSetup;
  lines: PlayLine[];
}

const unitKeys = ['arriving', 'arriving-side', 'opposing'] as const;
const playKeys = ['dice', 'use', 'choose', 'pass'] as const;
const ways = ['deployed', 'moved', 'put'] as const;

/** Keys of the lines of an arrival. */
export const arrivalKeys: readonly string[] = ['title', ...unitKeys, 'how', 'force', ...playKeys];

type UnitKey = (typeof unitKeys)[number];
const isUnitKey = (key: string): key is UnitKey => (unitKeys as readonly string[]).includes(key);
const isPlayKey = (key: string): key is (typeof playKeys)[number] =>
  (playKeys as readonly string[]).includes(key);

/** What units are called where nobody names them. */
const NAMES: Record<UnitKey, string> = {
  arriving: 'Newcomer',
  'arriving-side': 'Ally',
  opposing: 'Guard',
};

/**
 * Reads the lines of an arrival: `arriving`, any `opposing` and `arriving-side`, how it comes, the Force of
 * each side, and what is played.
 * @param onProblem takes what can't be read in the text of a unit; without it that is thrown
 * @throws NotationError
 */
export function readArrival(
  lines: readonly FenceLine[],
  vocabulary: Vocabulary = defaultVocabulary,
  onProblem?: (problem: NotationError) => void,
): ArrivalScript {
  for (const { key, line } of lines) {
    if (arrivalKeys.includes(key)) continue;
    throw new NotationError(
      `${quoted(key)} is no key of an arrival.${didYouMean(key, arrivalKeys)} Keys: ${anyOf(arrivalKeys)}.`,
      { line },
      [...arrivalKeys],
    );
  }
  const options = onProblem === undefined ? { vocabulary } : { vocabulary, onProblem };
  const units = readUnits(lines, options);
  const [arriving] = units;
  if (arriving === undefined) {
    throw new NotationError(
      'An arrival needs a line `arriving`, as in `arriving  X-wing: health 4`.',
      { line: lines[0]?.line ?? 1 },
    );
  }
  const setup: ArrivalSetup = { units, arriving: arriving.id };
  const how = lines.find(({ key }) => key === 'how');
  if (how !== undefined) setup.how = wayOf(how);
  const names = new Map(units.map(({ id }) => [id.toLowerCase(), id]));
  const force = lines.find(({ key }) => key === 'force');
  if (force !== undefined) setup.force = readForce(force, names, units);
  const context: Context = { units: names, vocabulary };
  const play = lines.flatMap((line) =>
    isPlayKey(line.key) ? [readPlayLine(line.key, line, context)] : [],
  );
  const title = lines.find(({ key }) => key === 'title')?.value;
  return title === undefined ? { setup, lines: play } : { title, setup, lines: play };
}

/** The arriving unit first, each on its side and in its arena. */
function readUnits(lines: readonly FenceLine[], options: UnitTextOptions): UnitSpec[] {
  const read: { key: UnitKey; spec: UnitSpec }[] = [];
  for (const line of lines) {
    const { key } = line;
    if (!isUnitKey(key)) continue;
    const place = { line: line.line, column: line.column ?? 1 };
    if (key === 'arriving' && read.some((unit) => unit.key === key)) {
      throw new NotationError(
        'One unit arrives; others of its side stand in `arriving-side`.',
        place,
      );
    }
    const { name, spec } = parseUnitText(line.value, { ...options, ...place });
    const isTaken = (wanted: string) =>
      read.some((unit) => squash(unit.spec.id) === squash(wanted));
    if (name !== undefined && isTaken(name)) {
      throw new NotationError(`The name ${quoted(name)} is taken; give each unit its own.`, place);
    }
    const id = name ?? freeName(NAMES[key], isTaken);
    read.push({ key, spec: { ...spec, id, name: id } });
  }
  const first = read.find(({ key }) => key === 'arriving')?.spec;
  if (first === undefined) return [];
  const opposing = read.find(({ key }) => key === 'opposing')?.spec;
  const side: Side = first.side ?? (opposing?.side === 'dark' ? 'light' : 'dark');
  const other: Side = side === 'dark' ? 'light' : 'dark';
  const arena = first.arena ?? opposing?.arena ?? 'ground';
  return unitKeys.flatMap((wanted) =>
    read
      .filter(({ key }) => key === wanted)
      .map(({ key, spec }) => ({
        ...spec,
        side: spec.side ?? (key === 'opposing' ? other : side),
        arena: spec.arena ?? arena,
      })),
  );
}

/** `Guard`, `Guard 2`, … */
export function freeName(base: string, isTaken: (name: string) => boolean): string {
  for (let number = 1; ; number++) {
    const name = number === 1 ? base : `${base} ${number}`;
    if (!isTaken(name)) return name;
  }
}

function wayOf({ value, line }: FenceLine): (typeof ways)[number] {
  const way = ways.find((one) => one === value.toLowerCase());
  if (way !== undefined) return way;
  throw new NotationError(
    `${quoted(value)} is no way to arrive: expected ${anyOf(ways)}.`,
    { line },
    [...ways],
  );
}
