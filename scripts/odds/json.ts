/** The answer for programs: exact fractions beside decimals. */
import {
  type Advice,
  advise,
  decimalOf,
  exactOdds,
  type Fraction,
  fractionText,
  leftOut,
  type OddsInput,
  odds,
  oddsInput,
  type Play,
  type Reroll,
  type Situation,
  type Worth,
} from '../../src/rules/index.ts';
import type { Question } from './question.ts';

/** @throws Refusal or RangeError when there is no such attack */
export function jsonReport(question: Question): string {
  const { attacker, defender } = question;
  const way = question.via === undefined ? {} : { via: question.via };
  const input = oddsInput(attacker.spec, defender.spec, way);
  const { dice, furyDice, lucky } = odds(input, 'mean');
  const answer = {
    attacker: attacker.text,
    defender: defender.text,
    input,
    dice,
    furyDice,
    lucky,
    leftOut: leftOut(attacker.spec, defender.spec, way),
    // With Lucky the odds depend on what is played for, and stand under that name.
    ...(lucky === 'nobody'
      ? distribution(input, 'mean')
      : { bestForMean: distribution(input, 'mean'), bestForKill: distribution(input, 'kill') }),
    ...(question.roll === undefined
      ? {}
      : { roll: question.roll, advice: advice(input, question) }),
  };
  return `${JSON.stringify(answer, undefined, 2)}\n`;
}

function distribution(input: OddsInput, play: Play): object {
  const exact = exactOdds(input, play);
  const list = (name: string, chances: readonly Fraction[]) =>
    chances.map((chance, count) => ({ [name]: count, ...chanceOf(chance) }));
  return {
    ...(input.attackerLucky + input.defenderLucky === 0 ? {} : { play }),
    hits: list('hits', exact.hits),
    damage: list('damage', exact.damage),
    counters: list('counters', exact.counters),
    meanHits: numberOf(exact.meanHits),
    mean: numberOf(exact.mean),
    discard: chanceOf(exact.discard),
    ...(input.fury === 0 ? {} : { fury: chanceOf(exact.fury) }),
    ...(input.focus === 0 ? {} : { focus: chanceOf(exact.focus) }),
    forewarning: { hits: exact.guess.hits, ...chanceOf(exact.guess.chance) },
  };
}

function chanceOf(chance: Fraction): { fraction: string; chance: number } {
  return { fraction: fractionText(chance), chance: decimalOf(chance) };
}

function numberOf(value: Fraction): { fraction: string; decimal: number } {
  return { fraction: fractionText(value), decimal: decimalOf(value) };
}

function advice(input: OddsInput, question: Question): object {
  return { mean: one(input, question, 'mean'), kill: one(input, question, 'kill') };
}

function one<P extends Play>(input: OddsInput, question: Question, play: P): object | null {
  const found: Advice<P> | undefined = advise(input, situationOf(question, play));
  if (found === undefined) return null;
  const { by, best, pass, stand, gain, options } = found;
  return {
    ...{ play, by, act: best.positions.length === 0 ? 'pass' : 're-roll' },
    best: reroll(best),
    pass: worth(pass),
    stand: worth(stand),
    gain,
    options: options.map(reroll),
  };
}

/** The question about a roll, for one kind of play. */
export function situationOf<P extends Play>(question: Question, play: P): Situation<P> {
  const { roll = [], by, other } = question;
  return {
    ...{ play, roll },
    ...(by === undefined ? {} : { by }),
    ...(other === undefined ? {} : { other }),
  };
}

function reroll(option: Reroll): object {
  return { positions: option.positions, ...worth(option) };
}

function worth({ value, exact }: Worth): object {
  return exact === undefined ? { value } : { value, fraction: fractionText(exact) };
}
