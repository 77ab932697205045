/** Completing and playing cards: the ways of `ways.ts`, done. */
import { declareEnhance, enhancedCost, enhancedEffects } from '../keywords/enhance.ts';
import type { StepId } from '../steps.ts';
import { count } from '../trace.ts';
import type { RulingId, TraceEntry } from '../types.ts';
import { costText, firstUnpayable, partText, payCost } from './costs.ts';
import type { BuildSituation, Destination, Outcome, Reason } from './shapes.ts';
import { presentCost, waysToComplete } from './ways.ts';

/** A card on its way: being built, completed, played or disrupted. */
export interface CardState extends BuildSituation {
  /** Where it went, once it is complete. */
  completed?: Destination['to'];
  played?: { paid: string; effects: readonly string[]; disrupted: boolean };
}

/** Puts build points on the card; with enough of them it is complete. */
export function putCounters(state: CardState, points: number): Outcome<CardState> {
  const why: Reason[] = [];
  if (state.completed !== undefined) why.push(alreadyComplete());
  if (state.card.battle) {
    why.push({ ruling: 'term/battle-card', message: 'A Battle card is played, not built.' });
  }
  if (state.moment !== 'build-step') {
    why.push({
      ruling: 'term/build-step',
      message: 'Build points are spent in your own build step.',
    });
  }
  const price = [{ pay: 'build-points', amount: points }] as const;
  if (firstUnpayable(price, state.purse) !== undefined) {
    why.push({
      ruling: 'term/build-point',
      message: `You have ${count(state.purse.points ?? 0, 'build point')}.`,
    });
  }
  if (why.length > 0) return { legal: false, why };
  const counters = state.card.counters + points;
  const paid: CardState = {
    ...state,
    card: { ...state.card, counters },
    purse: payCost(price, state.purse).purse,
  };
  const trace = [
    entry(
      state,
      'term/build-counter',
      `${count(points, 'build point')} become${points === 1 ? 's a build counter' : ' build counters'}.`,
      {
        before: state.card.counters,
        after: counters,
      },
    ),
  ];
  const { cost } = presentCost(paid);
  if (counters < cost) return { legal: true, state: paid, trace };
  const way = waysToComplete(paid).ways.find(({ id }) => id === 'build');
  if (way?.legal !== true) return { legal: true, state: paid, trace };
  trace.push(
    entry(state, 'term/complete', `The card is complete at a cost of ${cost}.`, {
      before: false,
      after: true,
    }),
  );
  return { legal: true, state: arrive(paid), trace };
}

/**
 * Completes the card in one of its ways, whole.
 * @param id a way of {@link waysToComplete}
 * @returns the card at its destination with what is left, or why that way is closed
 */
export function complete(state: CardState, id: string): Outcome<CardState> {
  if (state.completed !== undefined) return { legal: false, why: [alreadyComplete()] };
  const way = waysToComplete(state).ways.find((w) => w.id === id);
  if (way === undefined) {
    return {
      legal: false,
      why: [{ ruling: 'term/build-cost', message: `The card has no way called ${id}.` }],
    };
  }
  if (!way.legal) return { legal: false, why: way.why };
  const { purse } = payCost(way.cost, state.purse);
  const trace = way.notes.map((note) =>
    entry(state, note.ruling, note.message, { before: state.purse, after: purse }),
  );
  return { legal: true, state: arrive({ ...state, purse }), trace };
}

/**
 * Plays a Battle card for its cost.
 * @param enhance numbers of the Enhance lines that are declared, from 1; none for the plain card
 */
export function playCard(state: CardState, enhance: readonly number[]): Outcome<CardState> {
  if (state.played !== undefined) {
    const late: Reason =
      enhance.length > 0
        ? {
            ruling: 'enhance/must-be-declared',
            message: 'The card was played without it; Enhance is declared as the card is played.',
          }
        : { ruling: 'term/battle-card', message: 'The card has been played already.' };
    return { legal: false, why: [late] };
  }
  const declared = declareEnhance(state.card, enhance);
  if ('why' in declared) return { legal: false, why: [declared.why] };
  const { cost } = presentCost(state);
  const whole = enhancedCost([{ pay: 'force', amount: cost }], declared.line);
  const short = firstUnpayable(whole, state.purse);
  if (short !== undefined) {
    const message = `"${partText(short)}" cannot be paid.`;
    return { legal: false, why: [{ ruling: 'term/activation-cost', message }] };
  }
  const { purse } = payCost(whole, state.purse);
  const { effects, notes } = enhancedEffects(state.card, declared.line);
  const paid = costText(whole);
  const trace = [
    entry(state, 'term/battle-card', `The card is played for ${paid}.`, {
      before: state.purse,
      after: purse,
    }),
    ...notes.map((note) =>
      entry(state, note.ruling, note.message, { before: state.card.effect, after: effects }),
    ),
  ];
  return {
    legal: true,
    state: { ...state, purse, played: { paid, effects, disrupted: false } },
    trace,
  };
}

/** The opponent stops the card that was just played: all that was paid is spent, nothing happens. */
export function disrupt(state: CardState): Outcome<CardState> {
  if (state.played === undefined || state.played.disrupted) {
    const message = 'Nothing has been played that could be disrupted.';
    return { legal: false, why: [{ ruling: 'term/disrupt-chance', message }] };
  }
  const before = state.played.effects;
  return {
    legal: true,
    state: { ...state, played: { ...state.played, effects: [], disrupted: true } },
    trace: [
      entry(
        state,
        state.card.enhance.length > 0 ? 'enhance/reading-lost-if-disrupted' : 'term/disrupt-chance',
        `The card is disrupted: nothing happens, and what was paid (${state.played.paid}) stays spent.`,
        { before, after: [] },
      ),
    ],
  };
}

function arrive(state: CardState): CardState {
  return {
    ...state,
    card: { ...state.card, counters: 0 },
    completed: state.destination.to,
  };
}

function alreadyComplete(): Reason {
  return { ruling: 'term/complete', message: 'The card is complete already.' };
}

function entry(
  state: CardState,
  ruling: RulingId,
  what: string,
  change: { before: unknown; after: unknown },
): TraceEntry {
  const step: StepId =
    state.moment === 'opponent-build-step'
      ? 'build-step'
      : state.moment === 'disrupt'
        ? 'when-played'
        : state.moment;
  return { step, by: state.card.name ?? 'card', ruling, what, ...change };
}
