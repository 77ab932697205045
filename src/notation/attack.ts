import { rulesOf } from '../rules/registry.ts';
import type { Declaration, Side, UnitSpec } from '../rules/types.ts';
import {
  type Context,
  type PlayKey,
  type PlayLine,
  playKeys,
  readPlayLine,
} from './attack-lines.ts';
import { anyOf, didYouMean, NotationError, quoted, squash } from './errors.ts';
import type { FenceLine } from './fence.ts';
import { readForce } from './force-line.ts';
import { parseUnitText, type UnitTextOptions } from './unit-text.ts';
import { defaultVocabulary, type Vocabulary } from './vocabulary.ts';

/** One declared attack of the example, and the lines of play until the next. */
export interface AttackPart {
  /** Line that declares it. */
  line: number;
  declaration: Declaration;
  lines: PlayLine[];
  /** Line of the `use` that chose the kind of attack. */
  viaLine?: number;
}

/** An attack example as data. */
export interface AttackScript {
  title?: string;
  units: UnitSpec[];
  force?: Partial<Record<Side, number>>;
  /** The first attack, then those that `attack` lines declare. */
  parts: AttackPart[];
}

/** The way into another arena that a keyword opens, chosen as the attack is declared; undefined for others. */
const kindOfAttack = (keyword: string) => rulesOf(keyword)?.reach;

const unitKeys = ['attacker', 'defender', 'attacking-side', 'defending-side'] as const;
const setupKeys = ['title', ...unitKeys, 'force'] as const;
const keys: readonly string[] = [...setupKeys, ...playKeys];

/**
 * Reads the lines of an attack example. Whether a keyword makes an attack of another kind (Bombard), the rules
 * say that are registered; `rules/index.ts` registers all.
 * @param onProblem takes what can't be read in the text of a unit; without it that is thrown
 * @throws NotationError for a key that the form does not have, a unit that is missing or stands twice, and
 *   any line that can't be read
 */
export function readAttack(
  lines: readonly FenceLine[],
  vocabulary: Vocabulary = defaultVocabulary,
  onProblem?: (problem: NotationError) => void,
): AttackScript {
  const options = onProblem === undefined ? { vocabulary } : { vocabulary, onProblem };
  const { named, units, force, title } = readSetup(lines, options);
  const names = new Map<string, string>();
  for (const { spec } of named) {
    names.set(spec.id.toLowerCase(), spec.id);
    if (spec.name !== undefined) names.set(spec.name.toLowerCase(), spec.id);
  }
  const script: AttackScript = { units, parts: [] };
  if (title !== undefined) script.title = title;
  const first = lines.find(({ key }) => key === 'attacker');
  let part: AttackPart = {
    line: first?.line ?? 1,
    declaration: { attacker: 'attacker', defender: 'defender' },
    lines: [],
  };
  script.parts.push(part);
  const context: Context = { units: names, vocabulary };
  for (const line of lines) {
    if (!isPlayKey(line.key)) continue;
    const play = readPlayLine(line.key, line, context);
    if (play.do === 'attack') {
      const { attacker, defender } = play;
      part = { line: play.line, declaration: { attacker, defender }, lines: [] };
      script.parts.push(part);
    } else addPlayLine(part, play);
  }
  fillIn(script);
  if (force !== undefined) script.force = readForce(force, names, script.units);
  return script;
}

function isPlayKey(key: string): key is PlayKey {
  return (playKeys as readonly string[]).includes(key);
}

function addPlayLine(part: AttackPart, play: PlayLine): void {
  const { declaration } = part;
  if (
    play.do === 'use' &&
    kindOfAttack(play.keyword) !== undefined &&
    play.unit === declaration.attacker
  ) {
    if (part.lines.some((line) => line.do === 'roll')) {
      throw new NotationError(
        'The kind of attack is chosen before the roll; this line stands after it.',
        { line: play.line },
      );
    }
    declaration.via = play.keyword;
    part.viaLine = play.line;
  } else if (play.do === 'gain') {
    const { at, unit, gain } = play;
    declaration.later = [...(declaration.later ?? []), { at, unit, ...gain }];
  } else part.lines.push(play);
  if (play.do === 're-roll' && !play.isUnit) {
    const { by, positions } = play;
    declaration.later = [...(declaration.later ?? []), { at: 're-roll', by, positions }];
  }
}

interface Named {
  key: (typeof unitKeys)[number];
  spec: UnitSpec;
  line: FenceLine;
}

function readSetup(lines: readonly FenceLine[], options: UnitTextOptions) {
  const named: Named[] = [];
  let title: string | undefined;
  let force: FenceLine | undefined;
  for (const line of lines) {
    if (!keys.includes(line.key)) {
      throw new NotationError(
        `${quoted(line.key)} is no key of an attack.${didYouMean(line.key, keys)} Keys: ${anyOf(keys)}.`,
        { line: line.line },
        [...keys],
      );
    }
    if (line.key === 'title') title = line.value;
    else if (line.key === 'force') force = line;
    else if (isUnitKey(line.key)) named.push(readUnit(line.key, line, named, options));
  }
  for (const key of ['attacker', 'defender'] as const) {
    if (named.some((unit) => unit.key === key)) continue;
    throw new NotationError(
      `An attack needs a line \`${key}\`, as in \`${key}  power 3, health 5\`.`,
      {
        line: lines[0]?.line ?? 1,
      },
    );
  }
  return { named, units: placed(named), title, force };
}

function isUnitKey(key: string): key is Named['key'] {
  return (unitKeys as readonly string[]).includes(key);
}

function readUnit(
  key: Named['key'],
  line: FenceLine,
  before: readonly Named[],
  options: UnitTextOptions,
): Named {
  const place = { line: line.line, column: line.column ?? 1 };
  const { name, spec } = parseUnitText(line.value, { ...options, ...place });
  const single = key === 'attacker' || key === 'defender';
  if (single && before.some((unit) => unit.key === key)) {
    throw new NotationError(
      `There is one ${key} already; others stand in \`${sideKey(key)}\`.`,
      place,
    );
  }
  if (!single && name === undefined) {
    throw new NotationError(
      `A unit of \`${key}\` needs a name in front, as in \`${key}  E: health 4\`.`,
      place,
    );
  }
  const id = single ? key : (name ?? key);
  const taken = [
    'attacker',
    'defender',
    ...before.flatMap(({ spec: s }) => [s.id, s.name ?? s.id]),
  ];
  if (name !== undefined && taken.some((other) => squash(other) === squash(name))) {
    throw new NotationError(`The name ${quoted(name)} is taken; give each unit its own.`, place);
  }
  if (key === 'attacker' && spec.power === undefined) {
    const via = spec.abilities?.some(({ keyword }) => kindOfAttack(keyword) !== undefined);
    if (!via) throw new NotationError('The attacker has no power: `attacker  power 3, …`.', place);
  }
  return { key, spec: { ...spec, id }, line };
}

const sideKey = (key: 'attacker' | 'defender') =>
  key === 'attacker' ? 'attacking-side' : 'defending-side';

/** The units, the attacker first, each on its side. Arenas are filled in when the kind of attack is known. */
function placed(named: readonly Named[]): UnitSpec[] {
  const spec = (key: Named['key']) => named.find((unit) => unit.key === key)?.spec;
  const other = (side: Side): Side => (side === 'dark' ? 'light' : 'dark');
  const defending = spec('defender')?.side;
  const attacking = spec('attacker')?.side ?? (defending === undefined ? 'dark' : other(defending));
  const sides = { attacking, defending: defending ?? other(attacking) };
  const order = [...unitKeys];
  return [...named]
    .sort((a, b) => order.indexOf(a.key) - order.indexOf(b.key))
    .map(({ key, spec: unit }) => ({
      ...unit,
      side: unit.side ?? sides[key.startsWith('attack') ? 'attacking' : 'defending'],
      key,
    }))
    .map(({ key: _, ...unit }) => unit);
}

/** Arenas that the example leaves out: what the kind of attack asks for, or the other side's, or Ground. */
function fillIn(script: AttackScript): void {
  const [attacker, defender] = script.units;
  const kind = kindOfAttack(script.parts[0]?.declaration.via ?? '');
  if (attacker === undefined || defender === undefined) return;
  const ground = kind === undefined ? (defender.arena ?? 'ground') : kind.from;
  attacker.arena ??= ground;
  defender.arena ??= kind?.arena ?? attacker.arena;
  for (const unit of script.units.slice(2)) {
    unit.arena ??= unit.side === attacker.side ? attacker.arena : defender.arena;
  }
}
