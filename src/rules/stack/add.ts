/** Building a stack card by card: each addition is accepted, or refused with its rulings. */
import type { Outcome, Reason } from '../build/shapes.ts';
import { fits } from '../keywords/pilot.ts';
import { cannotStay, isListed, listsOf, notListed, secondVersion } from '../keywords/stack.ts';
import type { RulingId, TraceEntry } from '../types.ts';
import { sameUnit } from './same.ts';
import type { StackCard, StackState } from './shapes.ts';

/** The most cards that a stack has, top card and listed cards included. */
export const MOST_CARDS = 4;

/** Puts a card underneath. */
export function addUnder(state: StackState, card: StackCard): Outcome<StackState> {
  const why: Reason[] = [];
  const version = sameUnit(card, state.top, state.same);
  if (!version) {
    const items = listsOf(state);
    if (!isListed(items, card, state.same)) why.push(...notListed(items, card));
    else {
      const second = secondVersion(state, card);
      if (second !== undefined) why.push(second);
    }
  }
  const full = noRoom(state);
  if (full !== undefined) why.push(full);
  if (why.length > 0) return { legal: false, why };
  const next = { ...state, under: [...state.under, withOwnId(state, card)] };
  const ruling: RulingId = version
    ? 'stack/bonus-per-card'
    : card.version === undefined
      ? 'stack/non-unique-may-repeat'
      : 'stack/lets-other-cards-go-underneath';
  return {
    legal: true,
    state: next,
    trace: [entry(ruling, `${card.label} goes underneath.`, names(state), names(next))],
  };
}

/**
 * Puts a card on top: a new version of the unit, or one that lies underneath. The former top card goes
 * right under it, and what the new one cannot carry is discarded.
 */
export function putOnTop(state: StackState, card: StackCard): Outcome<StackState> {
  const below = state.under.find(({ id }) => id === card.id);
  const why: Reason[] = [];
  if (!sameUnit(card, state.top, state.same)) {
    const listed = below !== undefined || isListed(listsOf(state), card, state.same);
    why.push(
      listed
        ? {
            ruling: 'stack/listed-cards-stay-below',
            message: `${card.label} is in the stack through a list, so it cannot be its top card.`,
          }
        : {
            ruling: 'term/stack-of-cards',
            message: `${card.label} is no version of ${state.top.name}.`,
          },
    );
  }
  const full = below === undefined ? noRoom(state) : undefined;
  if (full !== undefined) why.push(full);
  if (why.length > 0) return { legal: false, why };
  const risen: StackState = {
    ...state,
    top: card,
    under: [state.top, ...state.under.filter((own) => own !== below)],
    lost: [],
  };
  const up = entry(
    'term/stack-of-cards',
    `${card.label} comes on top.`,
    names(state),
    names(risen),
  );
  const shed = shedCards(risen, 'stack/another-version-on-top-sheds-cards');
  return { legal: true, state: shed.state, trace: [up, ...shed.trace] };
}

/**
 * The unit loses a keyword, or `all` abilities; what cannot lie under it any more is discarded at once.
 * @param keyword a keyword id, or `all`
 */
export function loseAbility(state: StackState, keyword: string): Outcome<StackState> {
  const changed = { ...state, lost: [...state.lost, keyword] };
  const shed = shedCards(changed, 'stack/losing-the-ability-sheds-cards');
  return { legal: true, state: shed.state, trace: shed.trace };
}

/** Puts a Pilot on the unit. */
export function addPilot(state: StackState, card: StackCard): Outcome<StackState> {
  const why: Reason[] = [];
  const { top } = state;
  const arena = state.place === 'build-zone' ? top.arenas[0] : state.place;
  const unit = { id: top.id, subtypes: [...top.subtypes], ...(arena && { arena }) };
  const seats = state.edition === 'keyword-list' ? 1 : top.seats;
  if (card.pilot.length === 0) {
    const message = `${card.label} has no Pilot keyword.`;
    why.push({ ruling: 'pilot/moves-onto-or-off-a-unit', message });
  } else {
    const unfit = fits(card.pilot, unit, state.edition);
    if (unfit !== undefined) why.push(unfit);
  }
  const aboard = state.pilots.length;
  if (aboard >= seats) {
    why.push({
      ruling: seats === 1 ? 'pilot/one-per-unit' : 'pilot/number-set-by-the-subtype',
      message: `Its subtype allows ${seats}, and ${aboard} ${aboard === 1 ? 'is' : 'are'} aboard.`,
    });
  }
  if (why.length > 0) return { legal: false, why };
  const next = { ...state, pilots: [...state.pilots, card] };
  const what = `${card.label} pilots ${top.label}; its own text does not count aboard.`;
  const ruling = 'pilot/text-is-ignored-while-piloting';
  return { legal: true, state: next, trace: [entry(ruling, what, names(state), names(next))] };
}

/** Several cards of one label get ids of their own. */
function withOwnId(state: StackState, card: StackCard): StackCard {
  const taken = new Set([state.top, ...state.under].map(({ id }) => id));
  let id = card.id;
  for (let n = 2; taken.has(id); n++) id = `${card.id} #${n}`;
  return id === card.id ? card : { ...card, id };
}

function shedCards(
  state: StackState,
  ruling: RulingId,
): { state: StackState; trace: TraceEntry[] } {
  const gone = cannotStay(state);
  if (gone.length === 0) return { state, trace: [] };
  const next = {
    ...state,
    under: state.under.filter((card) => !gone.includes(card)),
    discarded: [...state.discarded, ...gone],
  };
  const trace = gone.map((card) =>
    entry(
      ruling,
      `${card.label} cannot lie under ${state.top.label} now and is discarded.`,
      names(state),
      names(next),
    ),
  );
  return { state: next, trace };
}

function noRoom(state: StackState): Reason | undefined {
  if (1 + state.under.length < MOST_CARDS) return undefined;
  return {
    ruling: 'stack/four-cards-in-all',
    message: `A stack has at most ${MOST_CARDS} cards, the top card and listed cards included.`,
  };
}

function names(state: StackState): string[] {
  return [state.top, ...state.under, ...state.pilots].map(({ label }) => label);
}

function entry(ruling: RulingId, what: string, before: unknown, after: unknown): TraceEntry {
  return { step: 'build-step', by: 'rules', ruling, what, before, after };
}
