/**
 * Attack dice and dice of damage: two types, so that what speaks of the one can never be handed
 * the other. `term/attack-dice`, `term/dice-of-damage`.
 */
import type { AttackDice, AttackDie, DamageDice, Frozen, RulingId } from './types.ts';
import { Refusal } from './types.ts';

/** What a die must reach to hit a unit without Armor (`term/hit`). */
export const NEEDED = 4;

/**
 * Makes attack dice that show these numbers.
 * @param faces natural numbers, 1 to 6
 * @param role which throw brought them
 */
export function attackDice(faces: readonly number[], role: AttackDie['role'] = 'roll'): AttackDice {
  return {
    type: 'attack-dice',
    dice: faces.map((natural) => ({ natural, role, before: [] })),
  };
}

/** Makes dice of damage that show these numbers (1 to 6). */
export function damageDice(faces: readonly number[]): DamageDice {
  return { type: 'dice-of-damage', faces: [...faces] };
}

/** The natural numbers of attack dice, in order. */
export function naturals(dice: Frozen<AttackDice>): number[] {
  return dice.dice.map((die) => die.natural);
}

/**
 * How many attack dice show a natural number. Accuracy plays no part in it
 * (`accuracy/never-makes-natural-numbers`), and dice of damage cannot be asked.
 */
export function naturalsOf(dice: Frozen<AttackDice>, number: number): number {
  let found = 0;
  for (const die of dice.dice) if (die.natural === number) found += 1;
  return found;
}

/** Whether a natural number lies there thanks to the dice that Fury added, and to them alone. */
export function onFuryAlone(dice: Frozen<AttackDice>, number: number): boolean {
  const there = dice.dice.filter((die) => die.natural === number);
  return there.length > 0 && there.every((die) => die.role === 'fury');
}

/**
 * Counts the hits of attack dice.
 * @param needs what a die must reach, 4 or 5
 * @param accuracy what is added to each die, below 0 for less
 * @returns the number of dice that reach it; no number hits or misses by itself
 */
export function attackHits(dice: Frozen<AttackDice>, needs: number, accuracy: number): number {
  let hits = 0;
  for (const die of dice.dice) if (die.natural + accuracy >= needs) hits += 1;
  return hits;
}

/** Counts the hits of dice of damage, read as they fall (`accuracy/touches-attack-dice-only`). */
export function damageHits(dice: Frozen<DamageDice>, needs: number): number {
  let hits = 0;
  for (const face of dice.faces) if (face >= needs) hits += 1;
  return hits;
}

/**
 * Checks a throw that somebody reports.
 * @throws Refusal when the number of dice is wrong or a number is not on a die
 */
export function checkFaces(faces: readonly number[], count: number, ruling: RulingId): void {
  if (faces.length !== count) {
    throw new Refusal(ruling, `${count} dice are rolled here, and ${faces.length} were named.`);
  }
  for (const face of faces) {
    if (!Number.isInteger(face) || face < 1 || face > 6) {
      throw new Refusal(ruling, `A die shows a whole number from 1 to 6, and not ${face}.`);
    }
  }
}
