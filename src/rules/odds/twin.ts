/**
 * A slow twin of the odds, for the tests alone: it throws every die on its own, looks at every roll, lets
 * both players consider every set of dice and every order of playing and passing, and knows no shortcut.
 */
import type { OddsInput } from './plan.ts';
import type { Role } from './policy.ts';
import type { Play } from './values.ts';

/** What one final roll does. */
export function resolve(
  input: OddsInput,
  roll: readonly number[],
): { hits: number; damage: number; discarded: boolean } {
  const needs = input.armor ? 5 : 4;
  const hits = roll.filter((natural) => natural + input.accuracy >= needs).length;
  let damage = hits + (roll.includes(6) ? input.criticalHit : 0);
  if (!input.ferocity || input.fortitude) {
    if (roll.includes(1)) damage -= Math.min(damage, input.parry);
    damage -= Math.min(damage, input.evade);
  }
  const counters = input.counters + damage * (input.doubleDamage ? 2 : 1);
  return { hits, damage, discarded: counters >= input.health };
}

/** Every roll of so many dice, one die after the other. */
export function* everyRoll(dice: number): Generator<number[]> {
  if (dice === 0) yield [];
  else for (const roll of everyRoll(dice - 1)) for (let n = 1; n <= 6; n++) yield [...roll, n];
}

/** Dice in no order: how many there are of each face (up to 7), one digit of base 8 for each. */
type Handful = number;

function handful(roll: readonly number[]): Handful {
  return roll.reduce((sum, face) => sum + 8 ** (face - 1), 0);
}

function facesOf(dice: Handful): number[] {
  const faces: number[] = [];
  for (let face = 1, left = dice; left > 0; face++, left = Math.floor(left / 8)) {
    for (let n = left % 8; n > 0; n--) faces.push(face);
  }
  return faces;
}

/** What is made once for each key. */
function kept<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const found = known.get(key) ?? make(key);
    known.set(key, found);
    return found;
  };
}

/** The handfuls that so many dice can show, and in how many ways each can fall. */
const handfuls = kept((dice: number): { more: Handful; ways: number }[] => {
  const ways = new Map<Handful, number>();
  for (const roll of everyRoll(dice)) {
    const more = handful(roll);
    ways.set(more, (ways.get(more) ?? 0) + 1);
  }
  return [...ways].map(([more, count]) => ({ more, ways: count }));
});

/** Every way to keep all but one die or more of these; what is kept, and how many are taken up. */
const splits = kept((dice: Handful): { stay: Handful; again: number }[] => {
  const faces = facesOf(dice);
  const sets = new Map<Handful, number>();
  for (let mask = 1; mask < 1 << faces.length; mask++) {
    const stay = faces.filter((_, at) => (mask & (1 << at)) === 0);
    sets.set(handful(stay), faces.length - stay.length);
  }
  return [...sets].map(([stay, again]) => ({ stay, again }));
});

/** Every roll before re-rolls, Fury's dice included, with its chance. */
export function* everyFirstRoll(input: OddsInput): Generator<{ roll: number[]; chance: number }> {
  const dice = Math.max(0, input.power);
  for (const roll of everyRoll(dice)) {
    if (input.fury === 0 || !roll.includes(4)) yield { roll, chance: 6 ** -dice };
    else {
      const chance = 6 ** -(dice + input.fury);
      for (const more of everyRoll(input.fury)) yield { roll: [...roll, ...more], chance };
    }
  }
}

/** Chances by number, as the odds list them. */
export function tally(pairs: Iterable<readonly [value: number, chance: number]>): number[] {
  const list: number[] = [];
  for (const [value, chance] of pairs) {
    while (list.length <= value) list.push(0);
    list[value] = (list[value] ?? 0) + chance;
  }
  return list;
}

interface Round {
  roll: number[];
  used: Record<Role, boolean>;
  turn: Role;
  passes: number;
}

/** The play-or-pass round of the re-roll chance, by looking at everything that may happen. */
export class SlowRound {
  private readonly known = new Map<number, number>();
  private readonly standing: (dice: Handful) => number;
  private readonly input: OddsInput;

  constructor(input: OddsInput, play: Play) {
    this.input = input;
    this.standing = kept((dice) => {
      const { damage, discarded } = resolve(input, facesOf(dice));
      return play === 'mean' ? damage : discarded ? 1 : 0;
    });
  }

  /** Value of a roll when the round begins. */
  start(roll: readonly number[], turn: Role = this.input.first): number {
    return this.best(handful(roll), false, false, turn, 0);
  }

  /** Value if both are done. */
  stand(roll: readonly number[]): number {
    return this.standing(handful(roll));
  }

  value({ roll, used, turn, passes }: Round): number {
    return this.best(handful(roll), used.attacker, used.defender, turn, passes);
  }

  private best(
    dice: Handful,
    attacker: boolean,
    defender: boolean,
    turn: Role,
    passes: number,
  ): number {
    if (passes === 2) return this.standing(dice);
    const attacks = turn === 'attacker';
    const key = dice * 16 + (attacker ? 8 : 0) + (defender ? 4 : 0) + (attacks ? 2 : 0) + passes;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const next = attacks ? 'defender' : 'attacker';
    let best = this.best(dice, attacker, defender, next, passes + 1);
    if (!(attacks ? attacker : defender)) {
      const most = attacks ? this.input.attackerLucky : this.input.defenderLucky;
      for (const { stay, again } of splits(dice)) {
        if (again > most) continue;
        let sum = 0;
        for (const { more, ways } of handfuls(again)) {
          sum += ways * this.best(stay + more, attacks || attacker, !attacks || defender, next, 0);
        }
        const value = sum / 6 ** again;
        best = attacks ? Math.max(best, value) : Math.min(best, value);
      }
    }
    this.known.set(key, best);
    return best;
  }
}

/** Value of the attack under best play. */
export function slowValue(input: OddsInput, play: Play): number {
  const round = new SlowRound(input, play);
  let sum = 0;
  for (const { roll, chance } of everyFirstRoll(input)) sum += chance * round.start(roll);
  return sum;
}
