/** Effects that a player gains through a keyword with words of its own. */
import type { Holder } from './hooks.ts';
import type { Game } from './types.ts';

/** Its controller gains what the keyword says, now; Force is counted, everything else is noted. */
export function gainNow(game: Game, { unit, rules, ability }: Holder): void {
  const { side } = unit;
  const text = ability.text ?? '';
  game.rewards.push({ keyword: rules.id, unit: unit.id, side, text, when: 'now' });
  const force = Number(/gain (\d+) force/i.exec(text)?.[1] ?? 0);
  const have = game.force[side];
  if (have !== undefined) game.force[side] = have + force;
}
