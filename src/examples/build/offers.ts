/** What may be tried at one place of a build: every way to pay with its price, and why the others are not legal. */

import {
  type BuildStep,
  type BuildUnit,
  type CardState,
  costText,
  earnBounty,
  firstUnpayable,
  type Reason,
  waysToComplete,
} from '../../rules/build/face.ts';
import type { Moment } from '../../rules/build/shapes.ts';
import { repairLimit } from '../../rules/keywords/damage-control.ts';
import { type Offer, type Offers, offerOf } from '../lines.ts';
import { type BuildMove, type BuildState, moveCard, moveUnits } from './moves.ts';

type BuildOffer = Offer<BuildMove>;

export function buildOffers(state: BuildState): Offers<BuildMove>[] {
  const all = 'card' in state ? cardOffers(state) : unitsOffers(state);
  return all.filter(({ offers }) => offers.length > 0);
}

function cardOffers(state: CardState): Offers<BuildMove>[] {
  const { card, completed, played } = state;
  if (completed !== undefined) return [];
  if (played !== undefined) {
    const offers = played.disrupted ? [] : [tried(state, 'Disrupt it', { do: 'disrupt' })];
    const late = card.enhance.map((_, at) =>
      tried(state, `Enhance ${at + 1}, now`, { do: 'play', enhance: [at + 1] }),
    );
    return [{ title: 'After it was played', offers: [...offers, ...late] }];
  }
  const { ways, closed } = waysToComplete(state);
  const offers: BuildOffer[] = [];
  for (const { id, label, legal, cost, notes, why } of ways) {
    const price = costText(cost);
    if (id === 'play') offers.push(...playOffers(state));
    else offers.push({ label, move: wayMove(state, id), notes, why: legal ? [] : why, price });
  }
  const groups = [{ title: card.battle ? 'Ways to play it' : 'Ways to complete it', offers }];
  if (!card.battle) {
    const one = tried(state, 'Put 1 build counter on it', { do: 'points', points: 1 });
    groups.push({ title: 'Or go on building', offers: [{ ...one, price: '1 build point' }] });
  }
  const [no] = closed;
  if (no !== undefined) {
    const idle = closed.map(
      (reason): BuildOffer => ({
        label: 'Reduced Cost',
        move: { do: 'disrupt' },
        notes: [],
        why: [reason],
      }),
    );
    groups.push({ title: 'What would make it cheaper', offers: idle });
  }
  return groups;
}

function tried(state: CardState, label: string, move: BuildMove): BuildOffer {
  return offerOf(label, move, moveCard(state, move));
}

/** The plain card, and the card with each Enhance. */
function playOffers(state: CardState): BuildOffer[] {
  const { enhance } = state.card;
  const choices = [[], ...enhance.map((_, at) => [at + 1])];
  if (enhance.length > 1) choices.push(enhance.map((_, at) => at + 1));
  return choices.map((numbers) => {
    const move: BuildMove = { do: 'play', enhance: numbers };
    const outcome = moveCard(state, move);
    const which = enhance.length > 1 ? `Enhance ${numbers.join(' and ')}` : 'Enhance';
    const label = numbers.length === 0 ? 'The plain card' : `With ${which}`;
    const price = outcome.legal ? outcome.state.played?.paid : undefined;
    return offerOf(label, move, outcome, price);
  });
}

function wayMove({ card }: CardState, id: string): BuildMove {
  const [keyword, number = ''] = id.split(':');
  const at = Number(number);
  if (keyword === 'hidden-cost') {
    return { do: 'pay-card', way: 'hidden', number: card.hidden[at - 1] ?? 0 };
  }
  if (keyword === 'alternative-cost') return { do: 'pay-card', way: 'alternative', number: at };
  return { do: 'pay-card', way: 'build' };
}

function unitsOffers(state: BuildStep): Offers<BuildMove>[] {
  const there = state.units.filter(({ discarded }) => !discarded);
  const next: BuildMove[] = [
    { do: 'build-step', whose: 'yours', second: false },
    { do: 'build-step', whose: 'opponent', second: false },
    { do: 'build-step', whose: 'yours', second: true },
  ];
  const labels = [
    'Your next turn',
    "The opponent's build step",
    'A second build step in this turn',
  ];
  const open = state.due.some(({ status }) => status === 'due');
  const first: Reason = {
    ruling: 'upkeep/must-be-paid-if-possible',
    message: 'First what is due has to be settled.',
  };
  return [
    { title: 'Upkeep', offers: there.flatMap((unit) => upkeepOffers(state, unit)) },
    { title: 'As the build step starts', offers: startOffers(state) },
    { title: 'Damage Control', offers: there.flatMap((unit) => repairOffers(state, unit)) },
    { title: 'Pilots', offers: there.flatMap((unit) => pilotOffers(state, unit)) },
    { title: 'Bounty', offers: there.flatMap((unit) => bountyOffers(state, unit)) },
    {
      title: 'Go on to',
      offers: next.map((move, at) => ({
        label: labels[at] ?? '',
        move,
        notes: [],
        why: open ? [first] : [],
      })),
    },
  ];
}

function offered(state: BuildStep, label: string, move: BuildMove): BuildOffer {
  return offerOf(label, move, moveUnits(state, move));
}

function upkeepOffers(state: BuildStep, { unit, upkeep, discarded }: BuildUnit): BuildOffer[] {
  const { id } = unit;
  const due = state.due.filter((one) => one.unit === id && one.status === 'due');
  if (due.length === 0) {
    const settled = state.due.some((one) => one.unit === id);
    return upkeep.length === 0 || discarded || settled
      ? []
      : [offered(state, `Pay the Upkeep of ${id}`, { do: 'pay', unit: id })];
  }
  const payer = {
    tapped: unit.tapped ?? false,
    counters: unit.counters ?? 0,
    discarded: false,
  };
  const texts = new Set<string>();
  const offers = due.flatMap(({ costs }) =>
    costs.flatMap((cost) => {
      const text = costText(cost);
      if (texts.has(text)) return [];
      texts.add(text);
      const short = firstUnpayable(cost, state.purse, payer);
      const move: BuildMove = { do: 'pay', unit: id, cost };
      const offer = offered(state, `${id}: ${text}`, move);
      if (short === undefined) return [offer];
      const why: Reason = {
        ruling: 'upkeep/is-ignored-if-unpayable',
        message: `"${text}" cannot be paid now.`,
      };
      return [{ ...offer, notes: [], why: [why] }];
    }),
  );
  return [...offers, offered(state, `${id}: pay nothing`, { do: 'skip', unit: id })];
}

function startOffers(state: BuildStep): BuildOffer[] {
  const offers: BuildOffer[] = state.bounties.map(({ text }, at) =>
    offered(state, `Gain the Bounty: ${text}`, { do: 'take', what: 'bounty', number: at + 1 }),
  );
  const wants = state.units.some(({ upkeep, bounties }) => upkeep.length + bounties.length > 0);
  if (wants) offers.push(offered(state, 'Draw your card', { do: 'take', what: 'card' }));
  const open = state.due.filter(({ status }) => status === 'due').length;
  if (open + state.bounties.length > 1) {
    offers.push(offered(state, 'Settle all that is left, in this order', { do: 'settle' }));
  }
  return offers;
}

function repairOffers(state: BuildStep, unit: BuildUnit): BuildOffer[] {
  const limit = repairLimit(state, unit);
  if (limit === 0) return [];
  const { id } = unit.unit;
  const there = unit.unit.counters ?? 0;
  const most = Math.max(1, Math.min(limit, there));
  const counts = [...Array(most + 1).keys()].slice(1);
  if (limit <= there) counts.push(limit + 1);
  const own = counts.map((counters) =>
    offered(state, `${id}: ${counters} ${counters === 1 ? 'counter' : 'counters'} off`, {
      do: 'repair',
      unit: id,
      counters,
    }),
  );
  const others = state.units
    .filter(
      ({ unit: other, discarded }) => other.id !== id && (other.counters ?? 0) > 0 && !discarded,
    )
    .map(({ unit: other }) =>
      offered(state, `${id}: 1 counter off ${other.id}`, {
        do: 'repair',
        unit: id,
        counters: 1,
        on: other.id,
      }),
    );
  return [...own, ...others];
}

const MOMENTS: readonly (readonly [Moment, string])[] = [
  ['build-step', ''],
  ['battle-step-start', ', in the battle phase'],
];

function pilotOffers(state: BuildStep, unit: BuildUnit): BuildOffer[] {
  if (unit.pilot.length === 0 || unit.under) return [];
  const { id } = unit.unit;
  return MOMENTS.flatMap(([at, when]) => {
    if (unit.aboard !== undefined) {
      const on = unit.aboard;
      return [
        offered(state, `${id} off ${on}${when}`, { do: 'move', unit: id, how: 'off', on, at }),
      ];
    }
    return state.units
      .filter((other) => other !== unit && !other.discarded && other.aboard === undefined)
      .map(({ unit: { id: on } }) =>
        offered(state, `${id} onto ${on}${when}`, { do: 'move', unit: id, how: 'onto', on, at }),
      );
  });
}

function bountyOffers(state: BuildStep, { unit, bounties }: BuildUnit): BuildOffer[] {
  if (bounties.length === 0) return [];
  const { id } = unit;
  const whom = ['an opposing unit', id];
  return whom.map((discarded) =>
    offerOf(
      discarded === id ? `${id} itself is discarded` : `${id} discards ${discarded}`,
      { do: 'earn', unit: id, discarded },
      earnBounty(state, id, discarded),
    ),
  );
}
