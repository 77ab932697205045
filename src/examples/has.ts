import { abilityOf } from '../notation/ability-text.ts';
import { NotationError } from '../notation/errors.ts';
import { defaultVocabulary } from '../notation/vocabulary.ts';
import type { Ability } from '../rules/types.ts';

/**
 * Whether a unit has what `has TEXT` names: a keyword (`Evade`), or a keyword with its number (`Evade 2`).
 * @param worth what the unit's instances of a keyword are worth, after its stacking class
 * @throws NotationError when the text names no keyword
 */
export function hasText(
  text: string,
  worth: (keyword: string) => readonly Ability['value'][],
  at: { line: number },
): { has: boolean; keyword: string; actual: string } {
  const { keyword, value } = keywordOf(text, at.line);
  const name = defaultVocabulary.byId(keyword)?.name ?? keyword;
  const own = worth(keyword);
  const has = value === undefined ? own.length > 0 : own.includes(value);
  const actual =
    own.length === 0
      ? `has no ${name}`
      : `has ${own.map((v) => (v === undefined ? name : `${name} ${v}`)).join(' and ')}`;
  return { has, keyword, actual };
}

/** The keyword that a text names, with its number if one stands behind it. @throws NotationError */
export function keywordOf(
  text: string,
  line: number,
): { keyword: string; value?: Ability['value'] } {
  const bare = defaultVocabulary.find(text);
  if (bare !== undefined) return { keyword: bare.id };
  const ability = abilityOf({ text, column: 1 }, defaultVocabulary, { line, column: 1 });
  if (ability !== undefined) return { keyword: ability.keyword, value: ability.value };
  throw new NotationError(`"${text}" is no keyword.`, { line });
}
