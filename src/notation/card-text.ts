import type { Bonus, PilotLine } from '../rules/build/board.ts';
import type { Cost, Enhancement, ReducedCost } from '../rules/build/shapes.ts';
import type { Gift } from '../rules/gift.ts';
import type { ListItem } from '../rules/stack/shapes.ts';
import type { Ability, Arena } from '../rules/types.ts';
import { abilityOf } from './ability-text.ts';
import { readBonus } from './bonus.ts';
import { clean, findOutside, type Piece, splitList, trimPiece, unquote } from './clean.ts';
import { readCost, readCostPart, readCosts, split } from './costs.ts';
import { NotationError, type Place, quoted } from './errors.ts';
import { parseNumber } from './number.ts';
import { readItem, unknownItem } from './unit-text.ts';
import { defaultVocabulary, type Vocabulary } from './vocabulary.ts';

/** Everything that the text of a card may say. */
export interface CardText {
  name?: string;
  type: 'Battle' | 'Mission' | 'Location' | 'Equipment' | 'unit';
  /** In the order of the type line. */
  arenas: Arena[];
  subtypes: string[];
  cost?: number;
  /** Build counters on a card, damage counters on a unit. */
  counters?: number;
  speed?: number;
  power?: number;
  health?: number;
  tapped?: boolean;
  side?: 'dark' | 'light';
  stack?: number;
  zone?: 'arena' | 'build-zone';
  /** Keywords without a field of their own below. */
  abilities: Ability[];
  hidden: number[];
  reduced: ReducedCost[];
  alternatives: Cost[];
  effect?: string;
  enhance: Enhancement[];
  upkeep: Cost[][];
  bounties: Bonus[];
  pilot: PilotLine[];
  seats?: number;
  inserts: Gift[];
  switches: Gift[][][];
  lists: ListItem[][];
  /** Name of the unit that it pilots. */
  aboard?: string;
  under?: boolean;
}

/** Where a card text stands, and how its name is found. */
export interface CardTextOptions {
  line?: number;
  column?: number;
  vocabulary?: Vocabulary;
  /** The text begins with a name, which may stand alone. */
  named?: boolean;
}

interface Reading {
  card: CardText;
  line: number;
  vocabulary: Vocabulary;
}

const arenaWords: Readonly<Record<string, Arena>> = {
  space: 'space',
  ground: 'ground',
  character: 'character',
};
const typeLine =
  /^((?:space|ground|character)(?: *\/ *(?:space|ground|character))*)(?: +- +(.+))?$/i;
const statRanges = { cost: 100, pilots: 9 } as const;

/**
 * Reads the text of a card as it prints, parts set apart by commas.
 * @throws NotationError for a part that is nothing a card prints
 */
export function readCardText(text: string, options: CardTextOptions = {}): CardText {
  const { line = 1, column = 1, vocabulary = defaultVocabulary } = options;
  const cleaned = clean(text);
  const card: CardText = {
    type: 'unit',
    arenas: [],
    subtypes: [],
    abilities: [],
    hidden: [],
    reduced: [],
    alternatives: [],
    enhance: [],
    upkeep: [],
    bounties: [],
    pilot: [],
    inserts: [],
    switches: [],
    lists: [],
  };
  const reading: Reading = { card, line, vocabulary };
  const { name, at } = nameOf(cleaned, vocabulary, options.named === true, { line, column });
  if (name !== undefined) card.name = name;
  let lastCost: { cost: Cost; put: (cost: Cost) => void } | undefined;
  for (const piece of splitList(cleaned.slice(at), column + at)) {
    const more = lastCost && readCostPart(piece.text);
    if (lastCost !== undefined && more !== undefined) {
      lastCost = { ...lastCost, cost: [...lastCost.cost, more] };
      lastCost.put(lastCost.cost);
      continue;
    }
    lastCost = readPiece(piece, reading);
  }
  return card;
}

/** Reads one part; a cost that the next part may go on with is handed back. */
function readPiece(
  piece: Piece,
  { card, line, vocabulary }: Reading,
): { cost: Cost; put: (cost: Cost) => void } | undefined {
  const place = { line, column: piece.column };
  const types = typeLine.exec(piece.text);
  if (types !== null) {
    card.arenas = (types[1] ?? '').split('/').map((word) => arenaOf(word, place));
    card.subtypes.push(...(types[2] ?? '').split(/[\s/]+/).filter((word) => word !== ''));
    return undefined;
  }
  const type = /^(battle|mission|location|equipment)(?: card)?$/i.exec(piece.text)?.[1];
  if (type !== undefined) {
    card.type = (type.charAt(0).toUpperCase() + type.slice(1).toLowerCase()) as CardText['type'];
    return undefined;
  }
  const stat = /^(cost|build cost|force cost|pilots) +(\S.*)$/i.exec(piece.text);
  if (stat !== null) {
    const seats = /^pilots$/i.test(stat[1] ?? '');
    const what = seats ? 'pilots' : 'cost';
    const range = { what, min: seats ? 1 : 0, max: statRanges[what] };
    const number = parseNumber(stat[2] ?? '', range, place);
    if (seats) card.seats = number;
    else card.cost = number;
    return undefined;
  }
  if (/^under$/i.test(piece.text)) {
    card.under = true;
    return undefined;
  }
  const aboard = /^piloting +(\S.*)$/i.exec(piece.text)?.[1];
  if (aboard !== undefined) {
    card.aboard = unquote(aboard);
    return undefined;
  }
  const own = readOwn(piece, { card, line, vocabulary });
  if (own !== false) return own;
  const item = readItem(piece, { vocabulary, line });
  if (item === undefined) throw unknownItem(piece, { vocabulary, line });
  if (item.kind === 'stat') card[item.stat] = item.value;
  else if (item.kind === 'flag') card.tapped = item.value;
  else if (item.kind === 'side') card.side = item.value;
  else if (item.kind === 'zone') card.zone = item.value;
  else if (item.kind === 'arena') card.arenas = [item.value];
  else if (item.kind === 'subtype') card.subtypes.push(...item.value.split(/ +/));
  else if (item.ability.keyword === 'pilot') {
    card.pilot.push({ subtype: item.ability.text ?? '', gives: [] });
  } else if (item.ability.keyword === 'hidden-cost') {
    card.hidden.push(Number(item.ability.value ?? 0));
  } else card.abilities.push(item.ability);
  return undefined;
}

/** Keywords whose text is a little language of its own; false for any other part. */
function readOwn(
  piece: Piece,
  { card, line, vocabulary }: Reading,
): { cost: Cost; put: (cost: Cost) => void } | undefined | false {
  const colon = findOutside(piece.text, [':']);
  if (colon === undefined) return false;
  const head = piece.text.slice(0, colon.at).trim();
  const rest = trimPiece({
    text: piece.text.slice(colon.at + 1),
    column: piece.column + colon.at + 1,
  });
  const place = { line, column: rest.column };
  const key = head.toLowerCase();
  if (rest.text === '') throw new NotationError(`${head} needs a text after its colon.`, place);
  if (key === 'effect') {
    card.effect = unquote(rest.text);
    return undefined;
  }
  if (key === 'enhance') {
    card.enhance.push(enhancement(rest, line));
    return undefined;
  }
  if (key === 'alternative cost') {
    const cost = readCost(rest, line);
    const at = card.alternatives.push(cost) - 1;
    return {
      cost,
      put: (longer) => {
        card.alternatives[at] = longer;
      },
    };
  }
  const reduced = /^reduced cost +(\S.*)$/i.exec(head)?.[1];
  if (reduced !== undefined) {
    const cost = parseNumber(reduced, { what: 'Reduced Cost', min: 0, max: 100 }, place);
    card.reduced.push({ cost, ...condition(rest.text, place) });
    return undefined;
  }
  if (key === 'upkeep') card.upkeep.push(readCosts(rest, line));
  else if (key === 'bounty') card.bounties.push(readBonus(unquote(rest.text)));
  else if (key === 'insert') card.inserts.push(...readGifts(rest, line, vocabulary));
  else if (key === 'switch') {
    card.switches.push(split(rest, /\//g).map((part) => readGifts(part, line, vocabulary)));
  } else if (key === 'stack') card.lists.push(split(rest, / or /gi).map(listItem));
  else {
    const subtype = /^(.+?) +pilot$/i.exec(head)?.[1];
    if (subtype === undefined) return false;
    card.pilot.push({ subtype, gives: readGifts(rest, line, vocabulary) });
  }
  return undefined;
}

/** What a card gives: keywords and `+2 power`, joined by `and`; `None` for nothing. @throws NotationError */
export function readGifts(piece: Piece, line: number, vocabulary: Vocabulary): Gift[] {
  if (/^none\.?$/i.test(piece.text.trim())) return [];
  return split(piece, / and /gi).map((part) => {
    const place = { line, column: part.column };
    const text = unquote(part.text);
    const change = /^([+-] ?\d{1,3}) (power|speed|health)$/i.exec(text);
    if (change !== null) {
      const stat = (change[2] ?? '').toLowerCase() as 'power' | 'speed' | 'health';
      return { stat, by: Number((change[1] ?? '').replace(' ', '')) };
    }
    const ability = abilityOf({ text, column: part.column }, vocabulary, place);
    if (ability === undefined)
      throw unknownItem({ text, column: part.column }, { vocabulary, line });
    return { ability };
  });
}

function listItem(part: Piece): ListItem {
  const any = /^any +(.+?)\.?$/i.exec(part.text)?.[1];
  return any === undefined ? { name: unquote(part.text) } : { any };
}

function enhancement(rest: Piece, line: number): Enhancement {
  const arrow = findOutside(rest.text, ['->', '→', '=>']);
  const place = { line, column: rest.column };
  if (arrow === undefined) {
    throw new NotationError(
      'Enhance is written with its cost and an arrow: `Enhance: Pay 2 Force -> also Overkill`.',
      place,
    );
  }
  const cost = readCost({ text: rest.text.slice(0, arrow.at), column: rest.column }, line);
  const words = rest.text.slice(arrow.at + arrow.mark.length).trim();
  const also = /^also +(.+)$/i.exec(words)?.[1];
  const instead = /^(.+?),? +instead$/i.exec(words)?.[1];
  const effect = also ?? instead;
  if (effect === undefined) {
    throw new NotationError(
      `${quoted(words)} begins with "also" or ends in "instead" on a card; one of them is expected.`,
      place,
    );
  }
  return { cost, effect, instead: also === undefined };
}

function condition(text: string, place: Place): { condition: string; met: boolean } {
  const found = /^(if .+?) *\((met|not met)\)$/i.exec(text);
  if (found === null) {
    throw new NotationError(
      `A condition begins with "If" and ends in (met) or (not met), as in \`Reduced Cost 5: If you have a Wookiee (met)\`; found ${quoted(text)}.`,
      place,
    );
  }
  return { condition: found[1] ?? '', met: (found[2] ?? '').toLowerCase() === 'met' };
}

function arenaOf(word: string, place: Place): Arena {
  const arena = arenaWords[word.trim().toLowerCase()];
  if (arena === undefined) throw new NotationError(`${quoted(word)} is no arena.`, place);
  return arena;
}

const LONGEST_NAME = 60;

function nameOf(
  text: string,
  vocabulary: Vocabulary,
  named: boolean,
  place: Place,
): { name?: string; at: number } {
  const colon = findOutside(text, [':', ',', '->', '→']);
  const head = (colon?.mark === ':' ? text.slice(0, colon.at) : text).trim();
  const quotedName = unquote(head) !== head;
  if (colon?.mark === ':' && (quotedName || isName(head, vocabulary))) {
    return { name: unquote(head), at: colon.at + 1 };
  }
  if (!named) return { at: 0 };
  if (colon === undefined && head !== '' && head.length <= LONGEST_NAME) {
    return { name: unquote(head), at: text.length };
  }
  throw new NotationError(
    `A card begins with its name and a colon, as in \`Luke (A): Character, power 4\`; found ${quoted(text)}.`,
    place,
  );
}

function isName(head: string, vocabulary: Vocabulary): boolean {
  if (head === '' || head.length > LONGEST_NAME) return false;
  if (/^(?:pay\b|effect$|.* pilot$)/i.test(head)) return false;
  if (/^(?:cost|power|speed|health|counters?|subtypes?|pilots)$/i.test(head)) return false;
  const word = vocabulary.find(head.replace(/[\s0-9]+$/, ''));
  return word === undefined || word.text !== 'after';
}
