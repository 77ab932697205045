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

const sorted: { roll: number[]; ways: number }[][] = [];

/** The rolls of so many dice that differ when sorted, and in how many ways each can fall. */
function sortedRolls(dice: number): { roll: number[]; ways: number }[] {
  const known = sorted[dice];
  if (known !== undefined) return known;
  const found = new Map<string, { roll: number[]; ways: number }>();
  for (const roll of everyRoll(dice)) {
    const same = [...roll].sort();
    const entry = found.get(same.join());
    if (entry === undefined) found.set(same.join(), { roll: same, ways: 1 });
    else entry.ways++;
  }
  sorted[dice] = [...found.values()];
  return sorted[dice];
}

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
  private readonly known = new Map<string, number>();
  private readonly input: OddsInput;
  private readonly play: Play;

  constructor(input: OddsInput, play: Play) {
    this.input = input;
    this.play = play;
  }

  /** Value of a roll when the round begins. */
  start(roll: readonly number[], turn: Role = this.input.first): number {
    return this.value({
      roll: [...roll],
      used: { attacker: false, defender: false },
      turn,
      passes: 0,
    });
  }

  /** Value if both are done. */
  stand(roll: readonly number[]): number {
    const { damage, discarded } = resolve(this.input, roll);
    return this.play === 'mean' ? damage : discarded ? 1 : 0;
  }

  value(round: Round): number {
    if (round.passes === 2) return this.stand(round.roll);
    const roll = [...round.roll].sort();
    const key = `${roll}|${round.used.attacker}|${round.used.defender}|${round.turn}|${round.passes}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const { turn, used } = round;
    const next = turn === 'attacker' ? 'defender' : 'attacker';
    let best = this.value({ ...round, turn: next, passes: round.passes + 1 });
    const most = turn === 'attacker' ? this.input.attackerLucky : this.input.defenderLucky;
    if (!used[turn]) {
      for (const kept of keptSets(roll, most)) {
        const then = { used: { ...used, [turn]: true }, turn: next, passes: 0 } as const;
        let sum = 0;
        for (const { roll: more, ways } of sortedRolls(roll.length - kept.length)) {
          sum += ways * this.value({ ...then, roll: [...kept, ...more] });
        }
        const value = sum / 6 ** (roll.length - kept.length);
        best = turn === 'attacker' ? Math.max(best, value) : Math.min(best, value);
      }
    }
    this.known.set(key, best);
    return best;
  }
}

/** Every way to keep all but 1 to `most` of these dice. */
function keptSets(roll: readonly number[], most: number): number[][] {
  const sets = new Map<string, number[]>();
  for (let mask = 1; mask < 1 << roll.length; mask++) {
    const kept = roll.filter((_, at) => (mask & (1 << at)) === 0);
    if (roll.length - kept.length <= most) sets.set(kept.join(), kept);
  }
  return [...sets.values()];
}

/** Value of the attack under best play. */
export function slowValue(input: OddsInput, play: Play): number {
  const round = new SlowRound(input, play);
  let sum = 0;
  for (const { roll, chance } of everyFirstRoll(input)) sum += chance * round.start(roll);
  return sum;
}
