/**
 * Reads builds, stacks and arenas from the query of an address; it never throws. What can't be read is named,
 * and the rest is shown.
 */

import type { LinesPlay } from '../examples/kind.ts';
import { bare } from '../examples/lines.ts';
import { fromAddress } from '../notation/address.ts';
import { arenaKeys, readArena } from '../notation/arena.ts';
import { buildKeys, readBuild } from '../notation/build.ts';
import { NotationError, nearest, quoted } from '../notation/errors.ts';
import type { FenceLine } from '../notation/fence.ts';
import { readStack, stackKeys } from '../notation/stack.ts';
import { setTable } from '../rules/arena/events.ts';
import { Refusal } from '../rules/types.ts';
import { FOREIGN } from './play-address.ts';

type Kind = LinesPlay['kind'];

/** What became of an address. */
export interface LinesReading {
  /** Left out when nothing is left that a demo can show. */
  play?: LinesPlay & { at: number };
  title?: string;
  /** One sentence for each thing that could not be read. */
  problems: string[];
}

const KINDS: readonly (readonly [Kind, readonly string[], readonly string[]])[] = [
  ['build', ['card', 'unit'], buildKeys],
  ['stack', ['stack', 'contest'], stackKeys],
  ['arena', ['arena', 'dark', 'light'], arenaKeys],
];
const LONGEST = 20_000;
const MOST_PROBLEMS = 30;

/** Reads the query of an address, with or without its question mark. */
export function readLines(query: string): LinesReading {
  if (query.length > LONGEST) {
    const problem = `This address is longer than ${LONGEST} characters; nothing of it is read.`;
    return { problems: [problem] };
  }
  const named = new Set([...new URLSearchParams(query).keys()].map((key) => key.toLowerCase()));
  const found = KINDS.find(([, marks]) => marks.some((mark) => named.has(mark)));
  if (found === undefined) return { problems: [] };
  const [kind, , keys] = found;
  const { lines, others, problems } = fromAddress(query, new Set([...keys, 'at']));
  const said = problems.map(({ message }) => message);
  for (const [key] of others) if (!FOREIGN.test(key) && key !== '') said.push(unknown(key, keys));
  const place = lines.findLast(({ key }) => key === 'at');
  const given = lines.filter(({ key }) => key !== 'at' && key !== 'expect');
  const read = readAll(kind, given, said);
  const title = given.find(({ key }) => key === 'title')?.value;
  const all = said.slice(0, MOST_PROBLEMS);
  if (read === undefined) return { problems: all };
  const at = placeIn(read, place, all);
  return { play: { ...read, at }, problems: all, ...(title ? { title } : {}) };
}

/** Reads what can be read: a line that is wrong is named and left out. */
function readAll(
  kind: Kind,
  given: readonly FenceLine[],
  problems: string[],
): LinesPlay | undefined {
  let lines = [...given];
  while (lines.length > 0 && problems.length < MOST_PROBLEMS) {
    try {
      return readKind(kind, lines);
    } catch (error) {
      if (error instanceof Refusal) {
        problems.push(`${error.message} (${error.ruling})`);
        return undefined;
      }
      if (!(error instanceof NotationError)) throw error;
      const wrong = lines.find(({ line }) => line === error.line);
      problems.push(wrong === undefined ? error.message : `\`${wrong.key}\`: ${error.message}`);
      if (wrong === undefined) return undefined;
      lines = lines.filter((line) => line !== wrong);
    }
  }
  return undefined;
}

/** @throws NotationError @throws Refusal when the table cannot be */
function readKind(kind: Kind, lines: readonly FenceLine[]): LinesPlay | undefined {
  if (kind === 'build') {
    const { card, units, purse, edition, lines: play } = readBuild(lines);
    if (card === undefined && units.length === 0) return undefined;
    const start = card === undefined ? { units, purse, edition } : { card };
    return { kind, start, moves: done(play) };
  }
  if (kind === 'stack') {
    const { stack, bids, same, yours, theirs, lines: play } = readStack(lines);
    const bid = bids.dark !== undefined && bids.light !== undefined;
    if (stack === undefined && !bid) return undefined;
    const start = { bids: bid ? bids : {}, same, yours, theirs, ...(stack && { stack }) };
    return { kind, start, moves: done(play) };
  }
  const { units, force, lines: play } = readArena(lines);
  if (units.length === 0) return undefined;
  setTable(units, force);
  return { kind, start: { units, force }, moves: done(play) };
}

type Line = { line: number; do: string };

/** The lines that do something. */
function done<L extends Line>(lines: readonly L[]) {
  return lines
    .filter((line): line is Exclude<L, { do: 'expect' }> => line.do !== 'expect')
    .map((line) => bare(line));
}

function placeIn(play: LinesPlay, place: FenceLine | undefined, problems: string[]): number {
  const most = play.moves.length;
  if (place === undefined) return most;
  if (/^\d{1,3}$/.test(place.value) && Number(place.value) <= most) return Number(place.value);
  problems.push(
    `\`at\`: ${quoted(place.value)} is no place in this play: it goes from 0 to ${most}.`,
  );
  return most;
}

function unknown(key: string, keys: readonly string[]): string {
  const guess = nearest(key, keys);
  const help = guess === undefined ? '' : ` Did you mean ${quoted(guess)}?`;
  return `${quoted(key)} is nothing that this demo knows.${help}`;
}
