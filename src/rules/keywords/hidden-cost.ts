import { firstUnpayable } from '../build/costs.ts';
import type { BuildSituation, Cost, Moment, Reason, WayToComplete } from '../build/shapes.ts';
import type { KeywordRules } from '../hooks.ts';
import { stepOf } from '../steps.ts';
import { count } from '../trace.ts';

/** A card with enough build counters is completed at almost any time, the rest in Force. */
export const hiddenCost: KeywordRules = {
  id: 'hidden-cost',
  name: 'Hidden Cost',
  step: 'any-open-chance',
  kind: 'static',
  stacking: 'selective',
  zones: ['arena', 'build-zone'],
};

/**
 * One Hidden Cost of the card as a way to complete it.
 * @param cost the card's present build cost
 * @param x the number behind the keyword
 * @param number which Hidden Cost of the card it is, from 1
 */
export function hiddenCostWay(
  situation: BuildSituation,
  cost: number,
  x: number,
  number: number,
): WayToComplete {
  const { card, purse, moment, destination } = situation;
  const needs = Math.max(1, Math.min(x, cost));
  const rest = Math.max(0, cost - card.counters);
  const price: Cost = rest === 0 ? [] : [{ pay: 'force', amount: rest }];
  const why: Reason[] = [];
  if (card.counters < needs) {
    why.push(
      {
        ruling: 'hidden-cost/needs-a-partially-built-card',
        message:
          card.counters === 0
            ? 'Hidden Cost works only for a card that is partially built.'
            : 'The card is not built far enough yet.',
      },
      {
        ruling: 'hidden-cost/threshold',
        message: `${asked(x, cost, needs)}, and there ${are(card.counters)} ${card.counters}.`,
      },
    );
  }
  if (!isOpen(moment)) {
    why.push({
      ruling: 'hidden-cost/at-any-open-chance',
      message: 'This moment is kept for something else, so Hidden Cost waits for an open chance.',
    });
  }
  if (destination.to === 'unit') {
    why.push({
      ruling: 'hidden-cost/never-puts-a-pilot-on-a-unit',
      message:
        'Through Hidden Cost a Pilot goes to its arena or the build zone, never onto a unit.',
    });
  }
  if (why.length === 0 && firstUnpayable(price, purse) !== undefined) {
    why.push({
      ruling: 'hidden-cost/pays-the-rest-with-force',
      message: `Hidden Cost ${x} takes ${rest} Force now, and you have ${purse.force ?? 0}.`,
    });
  }
  return {
    id: `hidden-cost:${number}`,
    label: `Hidden Cost ${x}`,
    legal: why.length === 0,
    cost: price,
    needs,
    notes: notes(situation, cost, x, needs, rest),
    why,
  };
}

const are = (number: number): string => (number === 1 ? 'is' : 'are');

/** How many counters open it: X, or the cost where that is less. */
function asked(x: number, cost: number, needs: number): string {
  const whole = x > cost && cost > 0 ? ', as many as it costs now' : '';
  return `Hidden Cost ${x} needs ${count(needs, 'build counter')} on the card${whole}`;
}

/** Chances that are kept for one kind of play. */
const RESERVED: readonly Moment[] = ['re-roll', 'damage-prevention', 'disrupt'];
/** Moments at which cards work and nobody plays. */
const NOBODY_PLAYS: readonly Moment[] = [
  'build-step-start',
  'attack-declared',
  'initial-roll',
  'unit-discarded',
];

function isOpen(moment: Moment): boolean {
  if (RESERVED.includes(moment) || NOBODY_PLAYS.includes(moment)) return false;
  if (moment === 'opponent-build-step' || moment === 'disrupt') return true;
  return stepOf(moment).part !== 'outside' || moment === 'any-open-chance';
}

function notes(
  situation: BuildSituation,
  cost: number,
  x: number,
  needs: number,
  rest: number,
): Reason[] {
  const { card, destination } = situation;
  const list: Reason[] = [
    {
      ruling: 'hidden-cost/threshold',
      message: `${asked(x, cost, needs)}, and ${card.counters} ${are(card.counters)} there.`,
    },
  ];
  if (cost < card.cost) {
    list.push({
      ruling: 'hidden-cost/takes-reductions',
      message: `The card costs ${cost} now, and that counts, not the printed ${card.cost}.`,
    });
  }
  if (rest > 0) {
    list.push({
      ruling: 'hidden-cost/pays-the-rest-with-force',
      message: `It costs ${cost} and has ${count(card.counters, 'counter')}: ${rest} ${are(rest)} missing, so you pay ${rest} Force.`,
    });
  } else {
    list.push({
      ruling:
        cost < x
          ? 'hidden-cost/counters-enough-no-force'
          : 'hidden-cost/no-force-when-already-paid',
      message: 'The counters on the card pay for all of it, so you pay no Force.',
    });
  }
  if (card.counters > cost) {
    list.push({
      ruling: 'hidden-cost/overbuilding-gains-nothing',
      message: 'Counters beyond the cost bring no Force.',
    });
  }
  if (card.hidden.length > 1) {
    list.push({
      ruling: 'hidden-cost/one-is-used',
      message: 'Of several Hidden Costs one is used; they are not added.',
    });
  }
  if (destination.to === 'build-zone') {
    list.push({
      ruling: 'hidden-cost/into-the-build-zone',
      message: 'The card may be left in the build zone.',
    });
  }
  return list;
}
