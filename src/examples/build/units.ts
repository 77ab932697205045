import type { BuildLine, BuildScript } from '../../notation/build.ts';
import type { BuildExpect } from '../../notation/build-expect.ts';
import { NotationError } from '../../notation/errors.ts';
import { costText } from '../../rules/build/costs.ts';
import {
  abilitiesNow,
  type BuildStep,
  buildUnitOf,
  numbersNow,
  type Outcome,
  pilotsOn,
  settleRest,
  startBuildStep,
} from '../../rules/build.ts';
import { worthOf } from '../../rules/stack.ts';
import { hasText } from '../has.ts';
import type { Check } from '../kind.ts';
import { bare } from '../lines.ts';
import { type Course, closeTry, refusedCheck, seen, textCheck, tried } from '../tries.ts';
import { type BuildMove, moveUnits } from './moves.ts';
import { unitsSummary } from './scene.ts';

/** What a figure draws of units at a build step: before and after, and what fell due. */
export interface UnitsView {
  form: 'units';
  start: BuildStep;
  end: BuildStep;
}

/** Plays the lines of an example with units at a build step. @throws NotationError */
export function playUnitLines(
  script: BuildScript,
  course: Course,
): { view: UnitsView; summary: string; moves: BuildMove[] } {
  const start = startBuildStep({
    purse: script.purse,
    units: script.units,
    bounties: [],
    edition: script.edition,
  });
  const moves: BuildMove[] = [];
  let state = start;
  const settle = () => {
    const rest = settleRest(state);
    if (rest.trace.length === 0) return;
    state = rest.state;
    course.trace.push(...rest.trace);
    moves.push({ do: 'settle' });
  };
  for (const [at, line] of script.lines.entries()) {
    if (line.do === 'expect') {
      if (!startsGoOn(script.lines, at)) settle();
      seen(course);
      course.checks.push(...line.items.map((item) => check(item, state, course)));
      continue;
    }
    if (line.do === 'settle') settle();
    else {
      const fresh = at === script.lines.findIndex((l) => l.do !== 'bounty' && l.do !== 'earn');
      if (line.do === 'build-step') {
        if (!fresh) settle();
        state = startBuildStep(state, line);
      } else state = tried(course, line.line, act(state, line)) ?? state;
      moves.push(bare(line));
    }
  }
  closeTry(course);
  settle();
  const summary = unitsSummary(start, state, course.last?.why ?? []);
  return { view: { form: 'units', start, end: state }, summary, moves };
}

/** Whether lines that belong to the start of this build step still follow. */
function startsGoOn(lines: readonly BuildLine[], from: number): boolean {
  for (const line of lines.slice(from)) {
    if (line.do === 'build-step') return false;
    if (['pay', 'skip', 'take', 'repair', 'bounty', 'earn'].includes(line.do)) return true;
  }
  return false;
}

function act(state: BuildStep, line: Exclude<BuildLine, { do: 'expect' }>): Outcome<BuildStep> {
  if (['points', 'play', 'disrupt', 'pay-card'].includes(line.do)) {
    throw new NotationError('This line belongs to an example with a `card` line.', {
      line: line.line,
    });
  }
  return moveUnits(state, line);
}

function check(item: BuildExpect, state: BuildStep, course: Course): Check {
  const number = item.number ?? 0;
  const id = item.unit ?? '';
  const same = (actual: number | undefined, text: string) =>
    textCheck(
      item,
      actual === undefined ? 'not counted here' : text.replace('N', String(actual)),
      actual === number,
    );
  switch (item.id) {
    case 'due':
      return same(state.due.length, 'due N');
    case 'paid':
      return paidCheck(item, state, id);
    case 'ignored': {
      const ok = state.due.some(({ unit, status }) => unit === id && status === 'ignored');
      return textCheck(item, statusText(state, id), ok);
    }
    case 'tapped': {
      const tapped = buildUnitOf(state, id).unit.tapped ?? false;
      return textCheck(item, `${tapped ? 'tapped' : 'untapped'} ${id}`, tapped !== item.not);
    }
    case 'discarded':
    case 'stays': {
      const gone = buildUnitOf(state, id).discarded;
      return textCheck(
        item,
        `${gone ? 'discarded' : 'stays'} ${id}`,
        gone === (item.id === 'discarded'),
      );
    }
    case 'damage':
      return same(buildUnitOf(state, id).unit.counters ?? 0, `counters N on ${id}`);
    case 'power':
    case 'speed':
    case 'health':
      return same(numbersNow(state, id)[item.id], `${item.id} now N on ${id}`);
    case 'pilots':
      return same(pilotsOn(state, id).length, `pilots N on ${id}`);
    case 'aboard': {
      const { aboard } = buildUnitOf(state, id);
      return textCheck(item, `${id} pilots ${aboard ?? 'nothing'}`, aboard === item.other);
    }
    case 'has': {
      const abilities = abilitiesNow(state, id);
      const bits = abilities.map((ability) => ({ gift: { ability } }));
      const has = hasText(item.words ?? '', (keyword) => worthOf(bits, keyword), item);
      return textCheck(item, has.actual, has.has !== (item.not ?? false));
    }
    case 'force':
    case 'points':
    case 'hand':
      return same(state.purse[item.id], `${item.id} N left`);
    case 'refused':
      return refusedCheck(item, course.last?.why ?? []);
    default:
      throw new NotationError(`\`${item.text}\` speaks of a card, and this example has units.`, {
        line: item.line,
      });
  }
}

function paidCheck(item: BuildExpect, state: BuildStep, id: string): Check {
  const paid = state.due.filter(({ unit, status }) => unit === id && status === 'paid');
  const wanted = item.words && plain(item.words);
  const ok = paid.some((due) => wanted === undefined || plain(costText(due.paid ?? [])) === wanted);
  return textCheck(item, statusText(state, id), ok);
}

function statusText(state: BuildStep, id: string): string {
  const own = state.due.filter(({ unit }) => unit === id);
  if (own.length === 0) return `nothing is due for ${id}`;
  return own
    .map(({ status, paid }) => (paid ? `paid ${id} ${costText(paid)}` : `${status} ${id}`))
    .join(', ');
}

function plain(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/^pay +/, '')
    .replace(/ +/g, ' ')
    .replace(/^tap$/, 'tap this unit')
    .replace(/\b(?:a|an|one)\b/g, '1');
}
