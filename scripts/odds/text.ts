/** The answer for people: one table, and what matters in words. */
import {
  type Advice,
  advise,
  bothOdds,
  exactOdds,
  fractionText,
  leftOut,
  type Odds,
  type OddsInput,
  oddsInput,
  oneInText,
  percentText,
  rulesOf,
} from '../../src/rules/index.ts';
import { situationOf } from './json.ts';
import type { Question } from './question.ts';

/** @throws Refusal or RangeError when there is no such attack */
export function textReport(question: Question): string {
  const { attacker, defender } = question;
  const way = question.via === undefined ? {} : { via: question.via };
  const input = oddsInput(attacker.spec, defender.spec, way);
  const { mean, kill } = bothOdds(input);
  const lines = [`${attacker.text}  against  ${defender.text}`, diceLine(input, mean), ''];
  if (mean.lucky === 'nobody') lines.push(...table(input, mean));
  else {
    lines.push('Both players playing for damage:', ...table(input, mean), '');
    lines.push('Both players playing for the discard:', ...table(input, kill));
  }
  const out = leftOut(attacker.spec, defender.spec, way).map((id) => rulesOf(id)?.name ?? id);
  if (out.length > 0) lines.push('', `Not in these odds: ${out.join(', ')}.`);
  if (question.roll !== undefined) lines.push('', ...adviceLines(input, question, mean));
  return `${lines.join('\n')}\n`;
}

function diceLine(input: OddsInput, { dice, furyDice }: Odds): string {
  const least = (input.armor ? 5 : 4) - input.accuracy;
  const needs =
    least <= 1 ? 'every die hits' : least > 6 ? 'no die hits' : `a natural ${least} or more hits`;
  const more = furyDice === 0 ? '' : ` (${furyDice} more with Fury)`;
  return `${dice} ${dice === 1 ? 'die' : 'dice'}${more}; ${needs}.`;
}

function table(input: OddsInput, odds: Odds): string[] {
  const exact = exactOdds(input, odds.play);
  const most = Math.max(odds.hits.length, odds.damage.length);
  const rows = Array.from({ length: most }, (_, count) => {
    const cell = (list: readonly number[]) =>
      count < list.length ? percentText(list[count] ?? 0) : '';
    const fraction = exact.damage[count];
    const shown = fraction === undefined ? '' : short(fractionText(fraction));
    return [`${count}`, cell(odds.hits), cell(odds.damage), shown];
  });
  const guess = `${odds.guess.hits.join(' or ')} (${percentText(odds.guess.chance)})`;
  return [
    ...columns([['', 'hits', 'damage', 'exactly'], ...rows]),
    '',
    `Mean damage ${odds.mean.toFixed(3)} (${short(fractionText(exact.mean))}).`,
    `Discard ${percentText(odds.discard)}, ${oneInText(odds.discard)} (${short(fractionText(exact.discard))}).`,
    `Best guess for Forewarning: ${guess}.`,
    ...(input.fury > 0 ? [`Fury comes in ${percentText(odds.fury)}.`] : []),
    ...(input.focus > 0 ? [`Focus comes in ${percentText(odds.focus)}.`] : []),
  ];
}

function adviceLines(input: OddsInput, question: Question, { dice }: Odds): string[] {
  const roll = question.roll ?? [];
  const lines = [`Roll ${roll.join(' ')}:`];
  if (roll.length !== dice && input.fury === 0) {
    lines.push(`(${roll.length} dice lie there, power makes ${dice}; taken as they lie.)`);
  }
  const mean = advise(input, situationOf(question, 'mean'));
  const kill = advise(input, situationOf(question, 'kill'));
  if (mean === undefined || kill === undefined) return [...lines, 'There is no Lucky to use.'];
  const damage = (value: number) => `${value.toFixed(3)} damage`;
  lines.push(`for damage: ${sentence(mean, roll, damage)}`);
  lines.push(`for the discard: ${sentence(kill, roll, percentText)}`);
  return lines;
}

function sentence(advice: Advice, roll: readonly number[], say: (value: number) => string): string {
  const { best, pass, by } = advice;
  if (best.positions.length === 0) return `the ${by} passes (${say(pass.value)}).`;
  const faces = best.positions.map((at) => `${roll[at - 1]} (die ${at})`).join(', ');
  return `the ${by} re-rolls ${faces}: ${say(best.value)}, ${say(pass.value)} with a pass.`;
}

/** Long fractions help nobody on a screen; `--json` has them whole. */
function short(text: string): string {
  return text.length > 30 ? 'see --json' : text;
}

function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = [0, 1, 2, 3].map((at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padStart(widths[at] ?? 0))
      .join('   ')
      .trimEnd(),
  );
}
