import type { Ability } from '../rules/types.ts';
import { findOutside, type Piece, unquote } from './clean.ts';
import { NotationError, type Place, quoted } from './errors.ts';
import { parseNumber } from './number.ts';
import type { Vocabulary, Word } from './vocabulary.ts';

/** The longest name of a keyword, in words. */
const MOST_WORDS = 4;

/**
 * Reads one ability as printed: `Critical Hit 2`, `Accuracy -1`, `Pay 1 Force -> Evade 2`, `Retaliate power`,
 * `Bounty: Gain 2 Force`, `Jedi Pilot`, `Pay 2 Force: Equip`.
 * @returns undefined when no keyword is named
 * @throws NotationError when a keyword is named and its number or text is missing, wrong or too much
 */
export function abilityOf(piece: Piece, vocabulary: Vocabulary, place: Place): Ability | undefined {
  const arrow = findOutside(piece.text, ['->', '→', '=>']);
  if (arrow !== undefined) {
    const cost = unquote(piece.text.slice(0, arrow.at).trim());
    const at = arrow.at + arrow.mark.length;
    if (cost === '') {
      throw new NotationError('Nothing stands before the arrow: a cost goes there.', place);
    }
    return withCost(
      cost,
      piece.text.slice(at),
      { ...place, column: place.column + at },
      vocabulary,
    );
  }
  const paid = /^pay\b/i.test(piece.text) ? findOutside(piece.text, [':']) : undefined;
  if (paid !== undefined) {
    const cost = piece.text.slice(0, paid.at).trim();
    const column = place.column + paid.at + 1;
    return withCost(cost, piece.text.slice(paid.at + 1), { ...place, column }, vocabulary);
  }
  return plainAbility(piece.text.trim(), vocabulary, place);
}

/** The Force that a cost asks for: 2 for `Pay 2 Force and tap`; undefined where it names none. */
export function forceIn(cost: string): number | undefined {
  const found = /(?:^|\s)([0-9]{1,3}) Force\b/i.exec(cost)?.[1];
  return found === undefined ? undefined : Number(found);
}

function withCost(
  cost: string,
  rest: string,
  place: Place,
  vocabulary: Vocabulary,
): Ability | undefined {
  const ability = plainAbility(rest.trim(), vocabulary, place);
  if (ability === undefined) return undefined;
  const force = forceIn(cost);
  return force === undefined ? { ...ability, cost } : { ...ability, cost, force };
}

function plainAbility(text: string, vocabulary: Vocabulary, place: Place): Ability | undefined {
  const found = leadingWord(text, vocabulary);
  if (found !== undefined) return afterName(found.word, found.rest, place);
  const pilot = /^(.*\S) +(\S+)$/.exec(text);
  const last = pilot === null ? undefined : vocabulary.find(pilot[2] ?? '');
  if (last?.text !== 'before') return undefined;
  return { keyword: last.id, text: unquote(pilot?.[1] ?? '') };
}

/** The keyword that a text begins with, longest name first, and what follows. */
function leadingWord(
  text: string,
  vocabulary: Vocabulary,
): { word: Word; rest: string } | undefined {
  const head = /^[\p{L}'. -]*/u.exec(text)?.[0] ?? '';
  const ends: number[] = [];
  for (const match of head.matchAll(/[\p{L}'.]+/gu)) {
    ends.push(match.index + match[0].length);
    if (ends.length === MOST_WORDS) break;
  }
  for (const end of ends.reverse()) {
    const word = vocabulary.find(text.slice(0, end));
    if (word !== undefined) return { word, rest: text.slice(end).trim() };
  }
  return undefined;
}

function afterName(word: Word, rest: string, place: Place): Ability {
  const { id, name } = word;
  const colon = findOutside(rest, [':']);
  const number = (colon === undefined ? rest : rest.slice(0, colon.at)).trim();
  const words = colon === undefined ? undefined : rest.slice(colon.at + 1).trim();
  const ability: Ability = { keyword: id };
  if (word.value !== 'none') ability.value = numberOf(word, number, place);
  else if (number !== '') throw tooMuch(word, number, place);
  if (words === undefined) return ability;
  if (word.text !== 'after') {
    throw new NotationError(`${name} has no text of its own, yet ${quoted(words)} follows.`, place);
  }
  if (words !== '') ability.text = unquote(words);
  return ability;
}

function numberOf(word: Word, text: string, place: Place): number | 'power' {
  const { name } = word;
  if (/^(?:power|x = power)$/i.test(text)) return 'power';
  if (text === '' || text === 'X') {
    const what = word.value === 'signed' ? `${name} 1 or ${name} -1` : `${name} 2`;
    throw new NotationError(`${name} needs its number, as in ${what}.`, place);
  }
  const more = /^[+-]?[0-9]+ +([^0-9 ].*)$/.exec(text)?.[1];
  if (more !== undefined) {
    throw new NotationError(
      `${quoted(more)} follows the number of ${name}. A comma goes between two abilities.`,
      place,
    );
  }
  const min = word.value === 'signed' ? -100 : 0;
  return parseNumber(text, { what: name, min, max: 100 }, place);
}

function tooMuch(word: Word, text: string, place: Place): NotationError {
  const { name } = word;
  if (word.text === 'after') {
    return new NotationError(
      `A colon goes between ${name} and its text: \`${name}: ${text.slice(0, 30)}\`.`,
      place,
    );
  }
  return new NotationError(
    `${name} stands without a number, yet ${quoted(text)} follows. A comma goes between two abilities.`,
    place,
  );
}
