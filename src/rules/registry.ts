/** The keywords that the engine knows, and who has them. */
import type { Holder, KeywordRules } from './hooks.ts';
import { instancesOf } from './stacking.ts';
import type { Ability, Game, Unit } from './types.ts';

const RULES = new Map<string, KeywordRules>();

/** Makes keywords known. Called once, with what `keywords/index.ts` lists. */
export function register(list: Iterable<KeywordRules>): void {
  for (const rules of list) RULES.set(rules.id, rules);
}

/** The rules of a keyword, or undefined when it changes nothing in play. */
export function rulesOf(keyword: string): KeywordRules | undefined {
  return RULES.get(keyword);
}

/** All keywords that are known, by id. */
export function allRules(): KeywordRules[] {
  return [...RULES.values()];
}

/** In what part a unit is looked at; as a source, a discarded unit still counts. */
export type As = 'itself' | 'source';

function isOn(unit: Unit, rules: KeywordRules, as: As): boolean {
  if (unit.zone === 'arena' || rules.zones?.includes(unit.zone)) return true;
  return as === 'source' && unit.zone === 'discard';
}

function instances(game: Game, unit: Unit, rules: KeywordRules): Ability[] {
  const now = rules.locked ? game.attack?.number : undefined;
  return unit.abilities.filter(
    (ability) => ability.keyword === rules.id && (now === undefined || ability.late !== now),
  );
}

function worth(ability: Ability): number {
  return typeof ability.value === 'number' ? ability.value : 0;
}

/** All instances of one keyword on one unit, after its stacking class; none when it is off. */
export function holdersOf(
  game: Game,
  unit: Unit,
  rules: KeywordRules,
  as: As = 'itself',
): Holder[] {
  if (!isOn(unit, rules, as)) return [];
  return instancesOf(instances(game, unit, rules), rules.stacking, worth).map((instance) => ({
    rules,
    unit,
    instance: instance.number,
    ability: instance.ability,
    value: instance.value,
  }));
}

/** One instance of a keyword on a unit, wherever the unit is by now. */
export function holderAt(
  game: Game,
  unit: Unit,
  keyword: string,
  instance: number,
): Holder | undefined {
  const rules = RULES.get(keyword);
  if (!rules) return undefined;
  return holdersOf(game, unit, rules, 'source').find((holder) => holder.instance === instance);
}

/**
 * Everybody among these units with a keyword that has this hook, in the order of hooks.ts.
 * @param units in the order in which they come up
 * @param hook the hook
 * @param as whether a discarded unit still counts
 */
export function holdersWith(
  game: Game,
  units: readonly Unit[],
  hook: keyof KeywordRules,
  as: As = 'itself',
): Holder[] {
  const found: Holder[] = [];
  let ordered = true;
  for (const unit of units) {
    const { abilities } = unit;
    for (let at = 0; at < abilities.length; at++) {
      const keyword = abilities[at]?.keyword ?? '';
      const rules = RULES.get(keyword);
      if (!rules || rules[hook] === undefined) continue;
      if (abilities.findIndex((ability) => ability.keyword === keyword) < at) continue;
      if (rules.order) ordered = false;
      found.push(...holdersOf(game, unit, rules, as));
    }
  }
  if (!ordered) found.sort((a, b) => (a.rules.order ?? 0) - (b.rules.order ?? 0));
  return found;
}
