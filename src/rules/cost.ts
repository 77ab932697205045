/** Activation costs of abilities: what they ask for, whether it can be paid, and paying it. */

import type { Holder, No } from './hooks.ts';
import { titled } from './option.ts';
import type { StepId } from './steps.ts';
import { called, note } from './trace.ts';
import type { Ability, Game } from './types.ts';

/** A cost as far as the model pays it; what else the text asks for is left to the players. */
export interface Cost {
  force: number;
  tap: boolean;
  discard: boolean;
}

/**
 * Reads the cost of an ability. No cost at all means 0 Force (`retaliate/without-a-cost-costs-zero`).
 * @example costOf({ keyword: 'protect', cost: 'Discard this unit' }).discard // true
 */
export function costOf(ability: Ability): Cost {
  const text = ability.cost ?? '';
  return {
    force: ability.force ?? Number(/(\d+)\s+Force/i.exec(text)?.[1] ?? 0),
    tap: /\btap\b/i.test(text),
    discard: /\bdiscard this\b/i.test(text),
  };
}

/** Why the cost of an ability cannot be paid, or undefined when it can. */
export function cannotPay(game: Game, holder: Holder): No | undefined {
  const { unit, ability } = holder;
  const { force, tap, discard } = costOf(ability);
  const have = game.force[unit.side];
  if (have !== undefined && force > have) {
    const why = `It costs ${force} Force, and its controller has ${have}.`;
    return { ruling: 'term/activation-cost', why };
  }
  if ((tap || discard) && unit.zone === 'discard') {
    return { ruling: 'term/activation-cost', why: `${called(unit)} is in the discard pile.` };
  }
  if (tap && unit.tapped) {
    return { ruling: 'term/activation-cost', why: `${called(unit)} is tapped and cannot tap.` };
  }
  return undefined;
}

/** Pays the cost of an ability and notes it; a cost of nothing leaves no trace. */
export function pay(game: Game, holder: Holder, step: StepId): void {
  const { unit, ability } = holder;
  const { force, tap, discard } = costOf(ability);
  const have = game.force[unit.side];
  if (force > 0) {
    const after = have === undefined ? undefined : have - force;
    if (after !== undefined) game.force[unit.side] = after;
    note(game, step, unit, 'term/activation-cost', {
      what: `${force} Force is paid for ${titled(holder)}.`,
      before: have ?? null,
      after: after ?? null,
    });
  }
  if (tap) {
    unit.tapped = true;
    note(game, step, unit, 'term/tap', {
      what: `${called(unit)} taps for ${titled(holder)}.`,
      before: false,
      after: true,
    });
  }
  if (discard) {
    unit.zone = 'discard';
    game.discarded.push(unit.id);
    note(game, step, unit, 'term/activation-cost', {
      what: `${called(unit)} is discarded to pay for ${titled(holder)}.`,
      before: 'arena',
      after: 'discard',
    });
  }
}
