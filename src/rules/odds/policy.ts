/**
 * Who re-rolls what. Dice are ranked by what they are worth to the attacker: natural 1, miss, hit,
 * natural 6. For a given number of dice the attacker's best re-roll is the lowest ones and the
 * defender's the highest, since a higher die is never worth less, whatever the other side may still do.
 * So a decision is a number of dice.
 */
import type { Plan } from './plan.ts';
import { type Caps, cellOf, eachCell, widthOf } from './table.ts';
import {
  finalCaps,
  finalValues,
  type Measure,
  measureOf,
  type Play,
  valuesInTheAir,
} from './values.ts';

export type Role = 'attacker' | 'defender';

/** For every cell of a table with these caps: how many dice to re-roll, and the value of doing so. */
export interface Replies {
  caps: Caps;
  dice: Int16Array;
  values: Float64Array;
}

/** Best play for a number of dice. Cells of `first` hold k > 0: the attacker, k < 0: the defender, 0: nobody. */
export interface Policy {
  caps: Caps;
  first: Int16Array;
  /** What the other side does then; absent where only one has Lucky. */
  thenAttacker?: Replies;
  thenDefender?: Replies;
}

/**
 * The cell, in a table with caps `to`, of the dice that stay when `again` of them are taken up.
 * Counts at their cap are enough for as many dice as {@link mostAgain} allows.
 */
export function keptCell(
  role: Role,
  dice: number,
  hits: number,
  sixes: number,
  ones: number,
  again: number,
  to: Caps,
): number {
  return role === 'attacker'
    ? cellOf(to, Math.min(hits, dice - again), sixes, Math.max(0, ones - again))
    : cellOf(to, Math.max(0, hits - again), Math.max(0, sixes - again), ones);
}

/**
 * The best re-roll of one side for every cell; the fewest dice among equally good ones.
 *
 * The dice that a side takes up first are the special ones that it wants gone (the attacker the natural
 * ones, the defender the sixes). With j of them, fewer than j dice leave one lying and j or more leave
 * none: so one pass over the numbers of dice serves every j.
 * @param air values of the dice that stay, by dice in the air, in tables with caps `to`
 */
function decide(
  role: Role,
  plan: Plan,
  dice: number,
  caps: Caps,
  air: Float64Array[],
  to: Caps,
  edge: number,
): Replies {
  const attacks = role === 'attacker';
  const width = widthOf(caps);
  const values = new Float64Array((dice + 1) * width);
  const chosen = new Int16Array((dice + 1) * width);
  // Unwanted dice and the ones that the other side may want: steps from cell to cell in both tables.
  const [unwanted, wanted] = attacks ? [caps.ones, caps.sixes] : [caps.sixes, caps.ones];
  const unwantedStep = attacks ? 1 : caps.ones + 1;
  const wantedStep = attacks ? caps.ones + 1 : 1;
  const toWanted = attacks ? to.ones + 1 : 1;
  const toLeft = attacks ? to.ones : to.sixes * (to.ones + 1);
  const lucky = attacks ? plan.attackerLucky : plan.defenderLucky;
  const left = new Float64Array(lucky + 1);
  const none = new Float64Array(lucky + 1);
  const noneFrom = new Int16Array(lucky + 1);
  const alike = plan.hits % 6 === 0;
  for (let hits = 0; hits <= dice; hits++) {
    for (let kept = 0; kept <= wanted; kept++) {
      const most = Math.min(lucky, mostAgain(attacks, dice, hits, kept, kept === wanted && !alike));
      for (let again = most; again >= 0; again--) {
        const row = attacks ? Math.min(hits, dice - again) : Math.max(0, hits - again);
        const cell = row * widthOf(to) + kept * toWanted;
        const table = air[again] as Float64Array;
        left[again] = table[cell + toLeft] as number;
        const value = table[cell] as number;
        // From here on up: this many dice, unless more are better.
        const more = again < most ? (none[again + 1] as number) : value;
        const better = attacks ? more > value * edge : more * edge < value;
        none[again] = better ? more : value;
        noneFrom[again] = better ? (noneFrom[again + 1] as number) : again;
      }
      let best = left[0] as number;
      let fewest = 0;
      let cell = hits * width + kept * wantedStep;
      for (let count = 0; count <= unwanted; count++, cell += unwantedStep) {
        const last = count - 1;
        if (last > 0 && last <= most) {
          const value = left[last] as number;
          if (attacks ? value > best * edge : value * edge < best) {
            best = value;
            fewest = last;
          }
        }
        values[cell] = best;
        chosen[cell] = fewest;
        if (count > most) continue;
        const gone = none[count] as number;
        if (count === 0 || (attacks ? gone > best * edge : gone * edge < best)) {
          values[cell] = gone;
          chosen[cell] = noneFrom[count] as number;
        }
      }
    }
  }
  return { caps, dice: chosen, values };
}

/** Most dice worth a thought: one never re-rolls what cannot get better. */
function mostAgain(
  attacks: boolean,
  dice: number,
  hits: number,
  kept: number,
  enough: boolean,
): number {
  if (enough) return attacks ? dice - hits : hits;
  return Math.max(0, dice - kept);
}

/** Everything about the re-roll chance for one number of dice. Values are times `measure.scale`. */
export interface Round {
  measure: Measure;
  /** Values of final dice, and of dice that stay while others are in the air and no one may follow. */
  end: Caps;
  air: Float64Array[];
  /** What each side does when the other is done; absent without Lucky. */
  thenAttacker?: Replies;
  thenDefender?: Replies;
  /** Both have Lucky: what each side does first, knowing that the other may follow. */
  firstAttacker?: Replies & { air: Float64Array[] };
  firstDefender?: Replies & { air: Float64Array[] };
}

/** Works the re-roll chance out from its end; undefined if nobody has Lucky. */
export function roundOf(plan: Plan, play: Play, dice: number): Round | undefined {
  const { attackerLucky: attacker, defenderLucky: defender } = plan;
  if (attacker + defender === 0) return undefined;
  const measure = measureOf(plan, play, attacker + defender);
  const { edge } = measure;
  const end = finalCaps(plan);
  const settled = finalValues(plan, measure, dice + 1);
  const air = valuesInTheAir(plan, settled, Math.max(attacker, defender), end);
  const round: Round = { measure, end, air };
  const ones = plan.one * (attacker + 1);
  const sixes = plan.six * (defender + 1);
  if (attacker > 0) {
    round.thenAttacker = decide('attacker', plan, dice, { ...end, ones }, air, end, edge);
  }
  if (defender > 0) {
    round.thenDefender = decide('defender', plan, dice, { ...end, sixes }, air, end, edge);
  }
  const { thenAttacker, thenDefender } = round;
  if (thenAttacker === undefined || thenDefender === undefined) return round;
  const before = (role: Role, replies: Replies, most: number) => {
    const airThen = valuesInTheAir(plan, replies.values, most, replies.caps);
    const first = decide(role, plan, dice, { sixes, ones }, airThen, replies.caps, edge);
    return { ...first, air: airThen };
  };
  round.firstAttacker = before('attacker', thenDefender, attacker);
  round.firstDefender = before('defender', thenAttacker, defender);
  return round;
}

/**
 * Best play for so many dice on the table; undefined if nobody has Lucky.
 *
 * If both have it the chance is a play-or-pass round: who passes may still play after the other has,
 * and two passes in a row end it. Whoever starts, the value of a roll is the middle one of three:
 * nobody re-rolls, the attacker does and then the defender, the defender does and then the attacker.
 */
export function policyOf(plan: Plan, play: Play, dice: number): Policy | undefined {
  const round = roundOf(plan, play, dice);
  if (round === undefined) return undefined;
  const { measure, thenAttacker, thenDefender, firstAttacker, firstDefender } = round;
  if (firstAttacker === undefined || firstDefender === undefined) {
    if (thenAttacker !== undefined) return { caps: thenAttacker.caps, first: thenAttacker.dice };
    if (thenDefender === undefined) return undefined;
    return { caps: thenDefender.caps, first: thenDefender.dice.map((again) => -again) };
  }
  const { caps } = firstAttacker;
  const first = firstAttacker.dice;
  const settled = round.air[0] as Float64Array;
  eachCell(plan, dice, caps, (cell, hits, sixes, ones) => {
    const stand = settled[cellOf(round.end, hits, sixes, ones)] as number;
    const attack = firstAttacker.values[cell] as number;
    const defend = firstDefender.values[cell] as number;
    const line = firstToPlay(plan.attackerFirst, stand, attack, defend, measure.edge);
    if (line === 'defender') first[cell] = -(firstDefender.dice[cell] as number);
    else if (line === 'nobody') first[cell] = 0;
  });
  return {
    caps,
    first,
    ...(thenAttacker === undefined ? {} : { thenAttacker }),
    ...(thenDefender === undefined ? {} : { thenDefender }),
  };
}

/**
 * Who plays first in the round, given what the attacker expects if nobody re-rolls, if the attacker
 * re-rolls first, and if the defender does. A player plays only where that is better than to pass.
 */
export function firstToPlay(
  attackerStarts: boolean,
  stand: number,
  attack: number,
  defend: number,
  edge: number,
): Role | 'nobody' {
  if (attackerStarts) {
    const afterPass = defend * edge < stand ? 'defender' : 'nobody';
    return attack > (afterPass === 'defender' ? defend : stand) * edge ? 'attacker' : afterPass;
  }
  const afterPass = attack > stand * edge ? 'attacker' : 'nobody';
  return defend * edge < (afterPass === 'attacker' ? attack : stand) ? 'defender' : afterPass;
}
