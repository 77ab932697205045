/**
 * A demo's address: a whole situation with its dice and choices in readable lines, and back again. Reading
 * never throws. What can't be read is named, and the rest is shown. It plays with the keywords that are registered:
 * `play-address.ts` is the same with all of them.
 */
import { follow } from '../examples/attack/drive.ts';
import { begin } from '../examples/attack/moves.ts';
import type { Recording, Refused, Start } from '../examples/attack/recording.ts';
import { replayAttack } from '../examples/attack/replay.ts';
import { newRun } from '../examples/attack/run.ts';
import { fromAddress } from '../notation/address.ts';
import { arrivalKeys, readArrival } from '../notation/arrival.ts';
import { type PlayLine, playKeys } from '../notation/attack-lines.ts';
import { readDamage } from '../notation/damage.ts';
import { NotationError, nearest, quoted } from '../notation/errors.ts';
import type { FenceLine } from '../notation/fence.ts';
import { defaultVocabulary } from '../notation/vocabulary.ts';
import { Refusal } from '../rules/types.ts';
import type { Line, PlayState } from './play-write.ts';

/** What became of an address. */
export interface PlayReading {
  /** Left out when the address names nothing that a demo can show. */
  state?: PlayState;
  title?: string;
  refused?: Refused;
  /** One sentence for each thing that could not be read. */
  problems: string[];
}

const UNIT_KEYS = ['attacker', 'defender', 'attacking-side', 'defending-side', 'source', 'victim'];
const KEYS: ReadonlySet<string> = new Set([
  ...['title', 'force', 'at', 'rolls'],
  ...UNIT_KEYS,
  ...arrivalKeys,
  ...playKeys,
]);
const LONGEST = 20_000;
const MOST_PROBLEMS = 30;
/** What other parts of the site, and people who share links, put into an address. */
export const FOREIGN = /^(?:utm_.*|fbclid|gclid|ref|source_id|[a-z]{1,2}clid)$/i;

/** Reads the query of an address, with or without its question mark. */
export function readPlay(query: string): PlayReading {
  if (query.length > LONGEST) {
    return {
      problems: [`This address is longer than ${LONGEST} characters; nothing of it is read.`],
    };
  }
  const { lines, others, problems } = fromAddress(query, KEYS);
  const said = problems.map(({ message }) => message);
  for (const [key] of others) if (!FOREIGN.test(key) && key !== '') said.push(unknownKey(key));
  const place = lines.findLast(({ key }) => key === 'at');
  const play = lines.filter(({ key }) => key !== 'at' && key !== 'expect');
  const played = play.length === 0 ? { problems: [] } : read(play);
  const all = [...said, ...played.problems].slice(0, MOST_PROBLEMS);
  if (played.recording === undefined) return { problems: all };
  const state: PlayState = { ...played.recording, at: played.recording.moves.length };
  const title = play.find(({ key }) => key === 'title')?.value;
  if (place !== undefined) stand(state, place, all);
  return {
    state,
    problems: all,
    ...(title ? { title } : {}),
    ...(played.refused ? { refused: played.refused } : {}),
  };
}

interface Read {
  recording?: Recording;
  refused?: Refused;
  problems: string[];
}

function read(lines: readonly FenceLine[]): Read {
  const known = lines.filter(({ key }) => key !== '');
  const form = formOf(known);
  if (form !== undefined) return readOther(known, form);
  const { recording, refused, problems } = replayAttack(known);
  return {
    problems: problems.map((problem) => told(problem, lines)),
    ...(recording ? { recording } : {}),
    ...(refused ? { refused } : {}),
  };
}

/** A form of play beside the attack: what stands in for a unit that is missing, and how it is read. */
interface Form {
  standIns: Readonly<Record<string, string>>;
  read(
    lines: readonly FenceLine[],
    onProblem: (problem: NotationError) => void,
  ): { start: Start; lines: PlayLine[] };
}

const DAMAGE: Form = {
  standIns: { source: 'Retaliate 2', victim: 'health 5' },
  read(given, onProblem) {
    const { setup, lines } = readDamage(given, defaultVocabulary, onProblem);
    return { start: { damage: setup }, lines };
  },
};
const ARRIVAL: Form = {
  standIns: { arriving: 'Newcomer: health 5' },
  read(given, onProblem) {
    const { setup, lines } = readArrival(given, defaultVocabulary, onProblem);
    return { start: { arrival: setup }, lines };
  },
};

function formOf(lines: readonly FenceLine[]): Form | undefined {
  const has = (...keys: string[]) => lines.some(({ key }) => keys.includes(key));
  if (has('attacker')) return undefined;
  if (has('victim', 'source')) return DAMAGE;
  return has('arriving', 'opposing') ? ARRIVAL : undefined;
}

/** Dice of damage, or an arrival; a line that can't be read or played is left out. */
function readOther(given: readonly FenceLine[], form: Form): Read {
  const problems: string[] = [];
  let lines = [...given];
  for (const [key, value] of Object.entries(form.standIns)) {
    if (lines.some((line) => line.key === key)) continue;
    problems.push(`No ${key} is given; \`${value}\` stands in.`);
    lines.push({ key, value, line: 0, column: 1 });
  }
  while (lines.length > 0 && problems.length < MOST_PROBLEMS) {
    const parts: string[] = [];
    try {
      const { start, lines: play } = form.read(lines, (part) => parts.push(told(part, given)));
      const run = newRun(begin(start));
      follow(run, play);
      return { recording: { start, moves: run.replies }, problems: [...parts, ...problems] };
    } catch (error) {
      if (error instanceof Refusal) {
        return { problems: [...parts, ...problems, `${error.message} (${error.ruling})`] };
      }
      if (!(error instanceof NotationError)) throw error;
      problems.push(told(error, given));
      const wrong = lines.find(({ line }) => line === error.line);
      if (wrong === undefined) break;
      const standIn = wrong.line === 0 ? undefined : form.standIns[wrong.key];
      lines = lines.filter((line) => line !== wrong);
      if (standIn !== undefined) {
        lines.push({ key: wrong.key, value: standIn, line: 0, column: 1 });
      }
    }
  }
  return { problems };
}

/**
 * The situation that some lines set up, with nothing played in it yet.
 * @returns no start when a line can't be read; the problems say why
 */
export function readStart(lines: readonly Line[]): { start?: Start; problems: string[] } {
  const numbered = lines.map((line, at) => ({ ...line, line: at + 1, column: 1 }));
  const { recording, problems } = read(numbered);
  return recording && problems.length === 0
    ? { start: recording.start, problems }
    : { problems: problems.map((problem) => problem.replace(/^`[a-z-]+`: /, '')) };
}

/** The problem with the line that it is about. */
function told({ message, line }: NotationError, lines: readonly FenceLine[]): string {
  const found = lines.find((one) => one.line === line);
  return found === undefined ? message : `\`${found.key}\`: ${message}`;
}

function unknownKey(key: string): string {
  const guess = nearest(key, KEYS);
  const help = guess === undefined ? '' : ` Did you mean ${quoted(guess)}?`;
  return `${quoted(key)} is nothing that a play knows.${help}`;
}

/** `at=2` or `at=2.7`: moves made, entries told. */
function stand(state: PlayState, { value }: FenceLine, problems: string[]): void {
  const found = /^([0-9]{1,3})(?:\.([0-9]{1,4}))?$/.exec(value);
  const at = Number(found?.[1]);
  if (found === null || at > state.moves.length) {
    problems.push(
      `\`at\`: ${quoted(value)} is no place in this attack: it goes from 0 to ${state.moves.length}.`,
    );
    return;
  }
  state.at = at;
  if (found[2] !== undefined) state.shown = Number(found[2]);
}
