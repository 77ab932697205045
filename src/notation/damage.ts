import { diceOfAbility } from '../rules/dice-of-ability.ts';
import type { DamageSetup, UnitSpec } from '../rules/types.ts';
import { type Context, type PlayLine, readPlayLine } from './attack-lines.ts';
import { anyOf, didYouMean, NotationError, quoted } from './errors.ts';
import type { FenceLine } from './fence.ts';
import { readForce } from './force-line.ts';
import { MOST_DICE, parseNumber, wholeNumber } from './number.ts';
import { ROLLS_DAMAGE } from './rolls-damage.ts';
import { parseUnitText, type UnitTextOptions } from './unit-text.ts';
import { defaultVocabulary, type Vocabulary } from './vocabulary.ts';

/** An example of dice of damage as data. */
export interface DamageScript {
  title?: string;
  setup: DamageSetup;
  lines: PlayLine[];
}

const keys = [
  'title',
  'source',
  'victim',
  'rolls',
  'force',
  'dice',
  'use',
  'choose',
  'pass',
  'expect',
] as const;
type Key = (typeof keys)[number];
const isKey = (key: string): key is Key => (keys as readonly string[]).includes(key);

/**
 * Reads the lines of an example of dice of damage: `source`, `victim`, the dice and what is expected.
 * The first ability of the source that rolls dice of damage says how many there are, or the one that the
 * `dice` line or the `rolls` line names; `rolls  3` are three dice of no ability.
 * @param onProblem takes what can't be read in the text of a unit; without it that is thrown
 * @throws NotationError
 */
export function readDamage(
  lines: readonly FenceLine[],
  vocabulary: Vocabulary = defaultVocabulary,
  onProblem?: (problem: NotationError) => void,
): DamageScript {
  for (const { key, line } of lines) {
    if (isKey(key)) continue;
    throw new NotationError(
      `${quoted(key)} is no key of dice of damage.${didYouMean(key, keys)} Keys: ${anyOf(keys)}.`,
      { line },
      [...keys],
    );
  }
  const options = onProblem === undefined ? { vocabulary } : { vocabulary, onProblem };
  const source = unitOf('source', lines, options);
  const victim = unitOf('victim', lines, options);
  source.side ??= victim.side === 'dark' ? 'light' : 'dark';
  victim.side ??= source.side === 'dark' ? 'light' : 'dark';
  source.arena ??= victim.arena ?? 'ground';
  victim.arena ??= source.arena;
  const units = new Map<string, string>();
  for (const { id, name } of [source, victim]) {
    units.set(id, id);
    if (name !== undefined) units.set(name.toLowerCase(), id);
  }
  const context: Context = { units, vocabulary };
  const play = lines.flatMap((line) => {
    const { key } = line;
    switch (key) {
      case 'dice':
      case 'use':
      case 'choose':
      case 'pass':
      case 'expect':
        return [readPlayLine(key, line, context)];
      default:
        return [];
    }
  });
  const { keyword, dice } = howMany(source, lines, play, vocabulary);
  const setup: DamageSetup = { units: [source, victim], source: 'source', victim: 'victim', dice };
  if (keyword !== undefined) setup.keyword = keyword;
  const force = lines.find(({ key }) => key === 'force');
  if (force !== undefined) setup.force = readForce(force, units, [source, victim]);
  const title = lines.find(({ key }) => key === 'title')?.value;
  return title === undefined ? { setup, lines: play } : { title, setup, lines: play };
}

function unitOf(
  key: 'source' | 'victim',
  lines: readonly FenceLine[],
  options: UnitTextOptions,
): UnitSpec {
  const [line, second] = lines.filter((each) => each.key === key);
  if (line === undefined) {
    const sample = key === 'source' ? 'source  Ambush 3' : 'victim  health 5, Armor';
    throw new NotationError(`Dice of damage need a line \`${key}\`, as in \`${sample}\`.`, {
      line: lines[0]?.line ?? 1,
    });
  }
  if (second !== undefined) throw new NotationError(`There is one ${key} already.`, second);
  const place = { line: line.line, column: line.column ?? 1 };
  return parseUnitText(line.value, { ...options, ...place, id: key }).spec;
}

function howMany(
  source: UnitSpec,
  lines: readonly FenceLine[],
  play: readonly PlayLine[],
  vocabulary: Vocabulary,
): { keyword?: string; dice: number } {
  const rolls = lines.find(({ key }) => key === 'rolls');
  if (rolls !== undefined && wholeNumber(rolls.value) !== undefined) {
    return { dice: parseNumber(rolls.value, { what: 'dice', min: 0, max: MOST_DICE }, rolls) };
  }
  const named = play.find((line) => line.do === 'dice');
  const keyword =
    rolls === undefined
      ? named?.do === 'dice'
        ? named.keyword
        : undefined
      : (vocabulary.find(rolls.value)?.id ?? rolls.value);
  const ability = (source.abilities ?? []).find(({ keyword: id }) =>
    keyword === undefined ? ROLLS_DAMAGE.has(id) : id === keyword,
  );
  if (ability === undefined && rolls !== undefined) {
    throw new NotationError(
      `${quoted(rolls.value)}: expected a number of dice, or a keyword that the source has.`,
      rolls,
    );
  }
  if (ability === undefined) {
    throw new NotationError(
      'The source has no ability with dice of damage, as in `source  Ambush 3`.',
      { line: lines.find(({ key }) => key === 'source')?.line ?? 1 },
    );
  }
  return { keyword: ability.keyword, dice: diceOfAbility(ability, source) };
}
