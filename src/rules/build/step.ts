/** What happens as a build step starts: Upkeep, Bounties, the drawn card, Damage Control, in your order. */
import { closedToRepair } from '../keywords/damage-control.ts';
import { payableCosts, upkeepDue, upkeepText, whereItIs, whyNotDue } from '../keywords/upkeep.ts';
import type { StepId } from '../steps.ts';
import { count } from '../trace.ts';
import type { RulingId, TraceEntry } from '../types.ts';
import {
  type Bonus,
  type BuildStep,
  type BuildUnit,
  buildUnitOf,
  changeUnit,
  type Due,
} from './board.ts';
import { costText, type Payer, payCost } from './costs.ts';
import { healthNow } from './numbers.ts';
import type { Cost, Outcome, Purse, Reason } from './shapes.ts';

/**
 * Begins a build step: what falls due is noted, nothing is paid yet.
 * @param board purse, units and the bounties that were earned before
 * @param when whose it is, and whether it is a second one in the same turn
 */
export function startBuildStep(
  board: Pick<BuildStep, 'purse' | 'units' | 'bounties' | 'edition'>,
  when: Pick<BuildStep, 'whose' | 'second'> = { whose: 'yours', second: false },
): BuildStep {
  return {
    ...board,
    ...when,
    due: upkeepDue(when, board.units),
    drawn: false,
    repaired: [],
    moved: [],
  };
}

/**
 * Settles the next Upkeep of a unit: it is paid if it can be, and ignored if none of its costs can.
 * @param choice the cost that the player picks; left out: the first that can be paid
 */
export function settleUpkeep(state: BuildStep, id: string, choice?: Cost): Outcome<BuildStep> {
  const unit = buildUnitOf(state, id);
  const open = state.due.filter((due) => due.unit === id && due.status === 'due');
  const listed = choice === undefined ? open : open.filter((due) => lists(due, choice));
  const due = listed[0];
  if (due === undefined) {
    const reason: Reason =
      open[0] === undefined
        ? whyNotDue(state, unit)
        : {
            ruling: 'upkeep/one-listed-cost-is-chosen',
            message: `It lists ${upkeepText(open[0].costs)}, and one of these is paid.`,
          };
    return { legal: false, why: [reason] };
  }
  const payable = payableCosts(due.costs, state.purse, payerOf(unit));
  const [first] = payable;
  if (first === undefined) return ignoreUpkeep(state, due);
  const cost =
    choice === undefined ? first : payable.find((own) => costText(own) === costText(choice));
  if (cost === undefined) {
    const message = `"${costText(choice ?? [])}" cannot be paid, and ${upkeepText(payable)} can.`;
    return { legal: false, why: [{ ruling: 'upkeep/one-listed-cost-is-chosen', message }] };
  }
  return payUpkeep(state, unit, due, cost);
}

/** Tries to leave the next Upkeep of a unit unpaid: legal only when it cannot be paid. */
export function skipUpkeep(state: BuildStep, id: string): Outcome<BuildStep> {
  const unit = buildUnitOf(state, id);
  const due = state.due.find((one) => one.unit === id && one.status === 'due');
  if (due === undefined) return { legal: false, why: [whyNotDue(state, unit)] };
  const [payable] = payableCosts(due.costs, state.purse, payerOf(unit));
  if (payable === undefined) return ignoreUpkeep(state, due);
  const message = `It can be paid (${costText(payable)}), so it has to be.`;
  return { legal: false, why: [{ ruling: 'upkeep/must-be-paid-if-possible', message }] };
}

/**
 * Gains what bounties have brought.
 * @param number which of those that are left, from 1; left out: all of them
 */
export function takeBounties(state: BuildStep, number?: number): Outcome<BuildStep> {
  if (state.whose === 'opponent' || state.second) {
    const message = 'A Bounty comes as the first build step of your turn starts.';
    const ruling = state.second ? 'upkeep/once-per-turn' : 'bounty/comes-with-the-next-turn';
    return { legal: false, why: [{ ruling, message }] };
  }
  const taken = state.bounties.filter((_, at) => number === undefined || at + 1 === number);
  if (taken.length === 0) {
    const message = 'No Bounty waits to be gained.';
    return { legal: false, why: [{ ruling: 'bounty/comes-with-the-next-turn', message }] };
  }
  const purse = taken.reduce(gained, state.purse);
  const bounties = state.bounties.filter((bonus) => !taken.includes(bonus));
  return {
    legal: true,
    state: { ...state, purse, bounties },
    trace: taken.map((bonus) =>
      entry('yours', 'bounty/comes-with-the-next-turn', `The Bounty comes: ${bonus.text}.`, {
        before: state.purse,
        after: purse,
      }),
    ),
  };
}

/** Draws the card of the turn, among what the player puts in order. */
export function drawCard(state: BuildStep): Outcome<BuildStep> {
  if (state.drawn || state.second || state.whose === 'opponent') {
    const message = 'The card is drawn once, in the first build step of your turn.';
    return { legal: false, why: [{ ruling: 'upkeep/once-per-turn', message }] };
  }
  const purse = gained(state.purse, { cards: 1, text: 'the drawn card' });
  return {
    legal: true,
    state: { ...state, purse, drawn: true },
    trace: [
      entry('yours', 'upkeep/bounty-draw-order', 'The card of the turn is drawn.', {
        before: state.purse.hand,
        after: purse.hand,
      }),
    ],
  };
}

/** Removes damage counters through Damage Control. */
export function repair(
  state: BuildStep,
  id: string,
  counters: number,
  target = id,
): Outcome<BuildStep> {
  const unit = buildUnitOf(state, id);
  const damaged = buildUnitOf(state, target);
  const why = closedToRepair(state, unit, counters, damaged);
  if (why.length > 0) return { legal: false, why };
  const before = damaged.unit.counters ?? 0;
  const after = before - counters;
  const changed = changeUnit(state, target, (own) => ({
    ...own,
    unit: { ...own.unit, counters: after },
  }));
  return {
    legal: true,
    state: { ...changed, repaired: [...state.repaired, id] },
    trace: [
      entry(
        id,
        'damage-control/repairs-at-build-step-start',
        `${count(counters, 'damage counter')} ${counters === 1 ? 'comes' : 'come'} off.`,
        { before, after },
      ),
    ],
  };
}

/** Does what nobody put in order: each Upkeep that is left, then the bounties that are left. */
export function settleRest(state: BuildStep): { state: BuildStep; trace: TraceEntry[] } {
  let now = state;
  const trace: TraceEntry[] = [];
  const step = (outcome: Outcome<BuildStep>) => {
    if (!outcome.legal) return;
    now = outcome.state;
    trace.push(...outcome.trace);
  };
  for (const { unit, status } of state.due) if (status === 'due') step(settleUpkeep(now, unit));
  if (now.bounties.length > 0) step(takeBounties(now));
  return { state: now, trace };
}

function payUpkeep(state: BuildStep, unit: BuildUnit, due: Due, cost: Cost): Outcome<BuildStep> {
  const { id } = unit.unit;
  const { purse, payer } = payCost(cost, state.purse, payerOf(unit));
  const where = whereItIs(unit);
  const health = healthNow(state, id);
  const changed = changeUnit(state, id, (own) => ({
    ...own,
    unit: {
      ...own.unit,
      tapped: payer?.tapped ?? false,
      counters: payer?.counters ?? 0,
    },
    discarded: payer?.discarded === true || (payer?.counters ?? 0) >= health,
  }));
  const paid: Due = { ...due, status: 'paid', paid: cost };
  const trace = [
    entry(id, 'upkeep/is-paid-every-build-step', `Upkeep is paid: ${costText(cost)}.`, {
      before: state.purse,
      after: purse,
    }),
  ];
  if (where !== undefined) {
    trace.push(
      entry(id, 'upkeep/follows-the-card-everywhere', `It is due although the unit is ${where}.`, {
        before: 'due',
        after: 'paid',
      }),
    );
  }
  return { legal: true, state: { ...withDue(changed, due, paid), purse }, trace };
}

function ignoreUpkeep(state: BuildStep, due: Due): Outcome<BuildStep> {
  return {
    legal: true,
    state: withDue(state, due, { ...due, status: 'ignored' }),
    trace: [
      entry(
        due.unit,
        'upkeep/is-ignored-if-unpayable',
        `None of its costs (${upkeepText(due.costs)}) can be paid: this Upkeep is ignored.`,
        { before: 'due', after: 'ignored' },
      ),
    ],
  };
}

function withDue(state: BuildStep, old: Due, next: Due): BuildStep {
  return { ...state, due: state.due.map((due) => (due === old ? next : due)) };
}

function lists(due: Due, choice: Cost): boolean {
  return due.costs.some((cost) => costText(cost) === costText(choice));
}

function payerOf({ unit, discarded }: BuildUnit): Payer {
  return { tapped: unit.tapped ?? false, counters: unit.counters ?? 0, discarded };
}

function gained(purse: Purse, bonus: Bonus): Purse {
  const next: Purse = { ...purse };
  if (next.force !== undefined) next.force += bonus.force ?? 0;
  if (next.points !== undefined) next.points += bonus.points ?? 0;
  if (next.hand !== undefined) next.hand += bonus.cards ?? 0;
  return next;
}

function entry(
  by: string,
  ruling: RulingId,
  what: string,
  change: { before: unknown; after: unknown },
): TraceEntry {
  const step: StepId = 'build-step-start';
  return { step, by, ruling, what, ...change };
}
