import type { Destination, Purse } from '../rules/build/shapes.ts';
import type { BuildUnit, CardState, Edition } from '../rules/build.ts';
import { buildCardOf, buildUnitOfText } from './build-cards.ts';
import { type BuildLine, placeOf, readBuildLine, wholeUnit } from './build-lines.ts';
import { readCardText } from './card-text.ts';
import { anyOf, didYouMean, NotationError, type Place, quoted } from './errors.ts';
import type { FenceLine } from './fence.ts';
import { checkLength } from './line-length.ts';
import { readMoment } from './moments.ts';
import { parseNumber } from './number.ts';
import type { UnitNames } from './shapes.ts';
import { defaultVocabulary, type Vocabulary } from './vocabulary.ts';

export type { BuildLine } from './build-lines.ts';

/** A build example as data: one card, or units at a build step. */
export interface BuildScript {
  title?: string;
  card?: CardState;
  units: BuildUnit[];
  purse: Purse;
  edition: Edition;
  lines: BuildLine[];
}

const setupKeys = ['title', 'card', 'unit', 'force', 'points', 'hand', 'text'] as const;
const cardKeys = ['reduction', 'gives', 'chance', 'place', 'play', 'disrupt'] as const;
const unitKeys = ['bounty', 'build-step', 'take', 'skip', 'repair', 'move', 'settle'] as const;
/** Keys of build examples, for completion and colours. */
export const buildKeys: readonly string[] = [
  ...setupKeys,
  ...cardKeys,
  ...unitKeys,
  'pay',
  'expect',
];

/**
 * Reads the lines of a build example.
 * @throws NotationError for a key that the form does not have and any line that can't be read
 */
export function readBuild(
  lines: readonly FenceLine[],
  vocabulary: Vocabulary = defaultVocabulary,
): BuildScript {
  const script: BuildScript = { units: [], purse: {}, edition: 'current-list', lines: [] };
  const hasCard = lines.some(({ key }) => key === 'card');
  for (const line of lines) {
    checkLength(line);
    checkKey(line, hasCard);
    readSetup(script, line, vocabulary);
  }
  const names = unitNames(script.units);
  checkAboard(script, names, lines);
  for (const line of lines) {
    const read = readBuildLine(line, names, script.card !== undefined);
    if (read !== undefined) script.lines.push(read);
  }
  return script;
}

function checkKey({ key, line }: FenceLine, hasCard: boolean): void {
  if (!buildKeys.includes(key)) {
    throw new NotationError(
      `${quoted(key)} is no line of a build example.${didYouMean(key, buildKeys)} Expected ${anyOf(buildKeys)}.`,
      { line },
      [...buildKeys],
    );
  }
  const other: readonly string[] = hasCard ? unitKeys : cardKeys;
  if (!other.includes(key) && !(hasCard && key === 'unit')) return;
  throw new NotationError(
    hasCard
      ? `A \`card\` example speaks of one card; \`${key}\` belongs to an example with \`unit\` lines.`
      : `\`${key}\` speaks of a card, and this example has no \`card\` line.`,
    { line },
  );
}

function readSetup(script: BuildScript, line: FenceLine, vocabulary: Vocabulary): void {
  const { key, value } = line;
  const place = placeOf(line);
  const options = { line: line.line, column: place.column, vocabulary };
  switch (key) {
    case 'title':
      script.title = value;
      return;
    case 'force':
    case 'points':
    case 'hand':
      script.purse[key] = parseNumber(value, { what: key, min: 0, max: 1000 }, place);
      if (script.card) script.card = { ...script.card, purse: { ...script.purse } };
      return;
    case 'text':
      script.edition = editionOf(value, place);
      return;
    case 'unit':
      script.units.push(buildUnitOfText(readCardText(value, options), script.units, place));
      return;
    case 'card':
      if (script.card !== undefined) {
        throw new NotationError('There is one `card` line in an example.', place);
      }
      script.card = {
        card: buildCardOf(readCardText(value, options), place),
        purse: { ...script.purse },
        reductions: [],
        moment: 'build-step',
        destination: { to: 'arena' },
      };
      return;
    default:
      readAround(script, line, vocabulary);
  }
}

/** Lines around a card: how things stand. */
function readAround(script: BuildScript, line: FenceLine, vocabulary: Vocabulary): void {
  const { key, value } = line;
  if (!['reduction', 'gives', 'chance', 'place'].includes(key)) return;
  const place = placeOf(line);
  const { card } = script;
  if (card === undefined) {
    throw new NotationError(`The \`card\` line stands before \`${key}\`.`, place);
  }
  if (key === 'chance') script.card = { ...card, moment: readMoment(value, place) };
  else if (key === 'place') script.card = { ...card, destination: destinationOf(value, place) };
  else if (key === 'reduction') {
    const found = /^(.+?)(?: +for +alternative cost)?$/i.exec(value);
    const by = parseNumber(found?.[1] ?? '', { what: 'reduction', min: 0, max: 100 }, place);
    const alternative = / for +alternative cost$/i.test(value);
    script.card = { ...card, reductions: [...card.reductions, { by, alternative }] };
  } else {
    const more = readCardText(`cost 0, ${value}`, {
      line: line.line,
      column: place.column - 'cost 0, '.length,
      vocabulary,
    });
    script.card = {
      ...card,
      card: {
        ...card.card,
        hidden: [...card.card.hidden, ...more.hidden],
        reduced: [...card.card.reduced, ...more.reduced],
        alternatives: [...card.card.alternatives, ...more.alternatives],
        enhance: [...card.card.enhance, ...more.enhance],
      },
    };
  }
}

const placeForms = ['arena', 'build zone', 'onto a unit', 'on top of cost 6', 'under cost 6'];

function destinationOf(value: string, place: Place): Destination {
  const words = value.toLowerCase().replace(/ +/g, ' ');
  if (/^(?:the )?arena$/.test(words)) return { to: 'arena' };
  if (/^(?:the )?build zone$/.test(words)) return { to: 'build-zone' };
  if (/^onto a unit$/.test(words)) return { to: 'unit' };
  const stack = /^(on top of|under) cost (\S+)$/.exec(words);
  if (stack === null) {
    const forms = anyOf(placeForms.map((form) => `\`${form}\``));
    throw new NotationError(`${quoted(value)} is no place: expected ${forms}.`, place, placeForms);
  }
  const topCost = parseNumber(stack[2] ?? '', { what: 'cost', min: 0, max: 100 }, place);
  return { to: stack[1] === 'under' ? 'under' : 'on-top', topCost };
}

function editionOf(value: string, place: Place): Edition {
  const word = value.toLowerCase().replace(/ +/g, '-');
  if (word === 'keyword-list' || word === 'current-list') return word;
  const forms = ['keyword list', 'current list'];
  throw new NotationError(`${quoted(value)}: expected ${anyOf(forms)}.`, place, forms);
}

function unitNames(units: readonly BuildUnit[]): UnitNames {
  return new Map(units.map(({ unit }) => [unit.id.toLowerCase(), unit.id]));
}

function checkAboard(script: BuildScript, names: UnitNames, lines: readonly FenceLine[]): void {
  const unitLines = lines.filter(({ key }) => key === 'unit');
  script.units = script.units.map((unit, at) => {
    if (unit.aboard === undefined) return unit;
    const line = unitLines[at];
    return {
      ...unit,
      aboard: wholeUnit(unit.aboard, names, line ? placeOf(line) : { line: 1, column: 1 }),
    };
  });
}
