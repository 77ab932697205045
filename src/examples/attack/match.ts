import type { PlayLine, UseLine } from '../../notation/attack-lines.ts';
import { anyOf, NotationError, squash } from '../../notation/errors.ts';
import { holderAt } from '../../rules/registry.ts';
import type { AttackState, Await, Game, Option, Reply } from '../../rules/types.ts';
import { unitOf } from '../../rules/unit.ts';
import { nameOf } from './names.ts';

export { nameOf } from './names.ts';

type Choice = Extract<Await, { kind: 'choice' }>;

/**
 * The reply that a line of an example gives to an open choice.
 * @returns undefined when the line is not about this choice, or nothing that it offers fits
 * @throws NotationError when several options fit and the line has to say which
 */
export function replyTo(state: AttackState, choice: Choice, line: PlayLine): Reply | undefined {
  switch (line.do) {
    case 'use': {
      const option = pick(state, choice, line);
      return option && { choose: option.id };
    }
    case 're-roll': {
      const { max } = choice.dice ?? { max: 0 };
      const fits = (option: Option) =>
        option.dice !== undefined && option.unit === line.by && line.positions.length <= max;
      const option = choice.options.find(fits);
      return option && { choose: option.id, positions: line.positions };
    }
    case 'guess': {
      const option = choice.options.find(
        ({ unit, amount }) => unit === line.unit && amount === line.hits,
      );
      return option && { choose: option.id };
    }
    case 'choose': {
      const option = choice.options.find(({ id }) => id === line.option);
      if (option === undefined) return undefined;
      const { positions } = line;
      return positions === undefined ? { choose: option.id } : { choose: option.id, positions };
    }
    case 'pass': {
      const whose = unitOf(state as Game, line.unit);
      const asked = choice.unit === line.unit || (!choice.unit && choice.player === whose.side);
      const option = asked ? choice.options.find(({ id }) => id === 'pass') : undefined;
      return option && { choose: option.id };
    }
    default:
      return undefined;
  }
}

function pick(state: AttackState, choice: Choice, use: UseLine): Option | undefined {
  const fitting = choice.options.filter((option) => fits(state, option, use));
  const [first] = fitting;
  if (first === undefined) return undefined;
  const most = Math.max(...fitting.map(({ amount }) => amount ?? 0));
  const best = fitting.filter(({ amount }) => (amount ?? 0) === most);
  if (use.target !== undefined) {
    // A unit may aim at itself what it plays on its own damage: the option that names it comes first.
    return best.find(({ target }) => target === use.target) ?? best[0];
  }
  const whole = best.find(({ target }) => target === undefined);
  const targets = [...new Set(best.map(({ target }) => target))];
  if (whole !== undefined || targets.length < 2) return whole ?? best[0];
  throw new NotationError(
    `On whom? Add ${anyOf(targets.map((target) => `\`to ${nameOf(state, target ?? '')}\``))}.`,
    { line: use.line },
  );
}

function fits(state: AttackState, option: Option, use: UseLine): boolean {
  if (option.unit !== use.unit || option.keyword !== use.keyword) return false;
  if (use.against !== undefined && !squash(option.damage ?? '').startsWith(use.against)) {
    return false;
  }
  if (use.amount !== undefined && option.amount !== use.amount) return false;
  if (use.value !== undefined && !hasValue(state, option, use)) return false;
  if (use.target === undefined) return true;
  if (option.target !== undefined) return option.target === use.target;
  return damageTarget(state, option) === use.target;
}

/**
 * Whether the number behind the keyword is the X of this instance, or the amount: where it has no X, and
 * where the number is below 0 (`Velocity -20` is Velocity 20 the other way).
 */
function hasValue(state: AttackState, option: Option, { value }: UseLine): boolean {
  if (typeof value === 'number' && value < 0 && option.amount === value) return true;
  const game = state as Game;
  const holder = holderAt(
    game,
    unitOf(game, option.unit ?? ''),
    option.keyword ?? '',
    option.instance ?? 1,
  );
  if (holder === undefined) return false;
  const printed = holder.ability.value;
  if (printed === undefined) return option.amount === value;
  return printed === value || holder.value === value || printed === 'power';
}

function damageTarget(state: AttackState, option: Option): string | undefined {
  return state.damage.find(({ id }) => id === option.damage)?.target;
}
