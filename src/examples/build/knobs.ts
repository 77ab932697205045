/** What of a build may be changed by its reader: numbers of the card, what the player has, when and whereto. */

import type { CardState } from '../../rules/build/face.ts';
import type { Destination, Moment, Purse } from '../../rules/build/shapes.ts';
import type { Knob } from '../lines.ts';
import type { CardStart, UnitsStart } from './moves.ts';

const POCKETS = [
  ['force', 'Force'],
  ['points', 'Build points'],
  ['hand', 'Other cards in hand'],
] as const;

const MOMENTS: readonly (readonly [Moment, string])[] = [
  ['build-step', 'your build step'],
  ['opponent-build-step', "the opponent's build step"],
  ['attack-pop', 'an attack, before the dice'],
  ['re-roll', 'an attack, at the re-rolls'],
  ['damage-prevention', 'while damage is prevented'],
  ['disrupt', 'when a card may be disrupted'],
];

const PLACES: readonly (readonly [Destination['to'], string])[] = [
  ['arena', 'its arena'],
  ['build-zone', 'the build zone'],
  ['on-top', 'on top of your stack'],
  ['under', 'under your stack'],
  ['unit', 'onto a unit'],
];

/** Steppers for what a player has. */
export function purseKnobs<Start>(
  purse: Purse,
  put: (purse: Purse) => Start,
  shown: readonly (keyof Purse)[],
): Knob<Start>[] {
  return POCKETS.filter(([pocket]) => shown.includes(pocket)).map(([pocket, label]) => ({
    is: 'number',
    label,
    value: purse[pocket],
    min: 0,
    max: 40,
    put: (value) => put({ ...purse, [pocket]: value }),
  }));
}

export function unitsKnobs(start: UnitsStart): Knob<UnitsStart>[] {
  return purseKnobs(start.purse, (purse) => ({ ...start, purse }), ['force', 'points', 'hand']);
}

/** Everything about a card that decides what it costs. */
export function cardKnobs({ card: state }: CardStart): Knob<CardStart>[] {
  const { card, purse, reductions, moment, destination } = state;
  const put = (change: Partial<CardState>): CardStart => ({ card: { ...state, ...change } });
  const own = (change: Partial<CardState['card']>) => put({ card: { ...card, ...change } });
  const number = (
    label: string,
    value: number,
    change: (value: number) => CardStart,
    max = 20,
  ): Knob<CardStart> => ({ is: 'number', label, value, min: 0, max, put: change });
  const knobs: Knob<CardStart>[] = [];
  if (!card.battle) {
    knobs.push(number('Build counters', card.counters, (counters) => own({ counters })));
  }
  knobs.push(number('Printed cost', card.cost, (cost) => own({ cost })));
  for (const [at, x] of card.hidden.entries()) {
    knobs.push(
      number('Hidden Cost', x, (value) =>
        own({ hidden: card.hidden.with(at, Math.max(1, value)) }),
      ),
    );
  }
  const pays = card.alternatives.flat().some(({ pay }) => pay === 'hand');
  const shown: (keyof Purse)[] = ['force'];
  if (!card.battle) shown.push('points');
  if (pays || purse.hand !== undefined) shown.push('hand');
  knobs.push(...purseKnobs(purse, (changed) => put({ purse: changed }), shown));
  for (const [at, { cost, condition, met }] of card.reduced.entries()) {
    knobs.push({
      is: 'switch',
      label: `Reduced Cost ${cost}: ${condition}`,
      value: met,
      put: (value) =>
        own({ reduced: card.reduced.map((one, n) => (n === at ? { ...one, met: value } : one)) }),
    });
  }
  for (const named of card.alternatives.length > 0 ? [false, true] : [false]) {
    const known = reductions.findIndex(({ alternative }) => alternative === named);
    const label = named ? 'Alternative Cost cheaper by' : 'An effect makes it cheaper by';
    knobs.push(
      number(label, reductions[known]?.by ?? 0, (by) => {
        const others = reductions.filter((_, at) => at !== known);
        return put({
          reductions: by === 0 ? others : [...others, { by, alternative: named }],
        });
      }),
    );
  }
  if (card.battle) return knobs;
  knobs.push({
    is: 'choice',
    label: 'When',
    value: moment,
    options: withOwn(MOMENTS, moment),
    put: (value) => put({ moment: value as Moment }),
  });
  knobs.push({
    is: 'choice',
    label: 'Where it goes',
    value: destination.to,
    options: PLACES,
    put: (value) => put({ destination: destinationTo(value as Destination['to'], destination) }),
  });
  if ('topCost' in destination) {
    knobs.push(
      number('Your top card costs', destination.topCost, (topCost) =>
        put({ destination: { ...destination, topCost } }),
      ),
    );
  }
  return knobs;
}

const USUAL_TOP = 6;

function destinationTo(to: Destination['to'], before: Destination): Destination {
  if (to !== 'on-top' && to !== 'under') return { to };
  return { to, topCost: 'topCost' in before ? before.topCost : USUAL_TOP };
}

/** The options, with the present value among them. */
function withOwn(
  options: readonly (readonly [Moment, string])[],
  value: Moment,
): readonly (readonly [string, string])[] {
  const known = options.some(([one]) => one === value);
  return known ? options : [...options, [value, value.replaceAll('-', ' ')]];
}
