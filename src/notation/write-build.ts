/** Writes a build as the lines that `readBuild` reads back. */
import type { BuildUnit, Edition } from '../rules/build/board.ts';
import { costText } from '../rules/build/costs.ts';
import type { Destination, Moment, Purse } from '../rules/build/shapes.ts';
import type { CardState } from '../rules/build.ts';
import type { BuildLine } from './build-lines.ts';
import type { FenceLine } from './fence.ts';
import { writeName } from './write.ts';
import { writeBuildCard, writeBuildUnit } from './write-cards.ts';

type Written = Pick<FenceLine, 'key' | 'value'>;
type Unplaced<T> = T extends unknown ? Omit<T, 'line'> : never;

/** What a build begins with. */
export function writeBuildStart(
  start: { card: CardState } | { units: readonly BuildUnit[]; purse: Purse; edition: Edition },
): Written[] {
  if ('card' in start) return cardLines(start.card);
  const lines = start.units.map((unit) => ({ key: 'unit', value: writeBuildUnit(unit) }));
  lines.push(...purseLines(start.purse));
  if (start.edition === 'keyword-list') lines.push({ key: 'text', value: 'keyword list' });
  return lines;
}

function cardLines({ card, purse, reductions, moment, destination }: CardState): Written[] {
  const lines: Written[] = [{ key: 'card', value: writeBuildCard(card) }, ...purseLines(purse)];
  for (const { by, alternative } of reductions) {
    lines.push({ key: 'reduction', value: `${by}${alternative ? ' for Alternative Cost' : ''}` });
  }
  if (moment !== 'build-step') lines.push({ key: 'chance', value: writeMoment(moment) });
  if (destination.to !== 'arena') lines.push({ key: 'place', value: placeText(destination) });
  return lines;
}

function purseLines(purse: Purse): Written[] {
  return (['force', 'points', 'hand'] as const).flatMap((key) =>
    purse[key] === undefined ? [] : [{ key, value: String(purse[key]) }],
  );
}

function placeText(destination: Destination): string {
  switch (destination.to) {
    case 'on-top':
      return `on top of cost ${destination.topCost}`;
    case 'under':
      return `under cost ${destination.topCost}`;
    case 'unit':
      return 'onto a unit';
    default:
      return destination.to.replace('-', ' ');
  }
}

/** A moment as `readMoment` reads it. */
export function writeMoment(moment: Moment): string {
  return moment === 'opponent-build-step' ? 'opponent build-step' : moment;
}

/** One thing that is done. */
export function writeBuildMove(move: Unplaced<Exclude<BuildLine, { do: 'expect' }>>): Written {
  switch (move.do) {
    case 'points':
      return { key: 'pay', value: `build points ${move.points}` };
    case 'pay-card': {
      if (move.way === 'build') return { key: 'pay', value: 'build points' };
      const name = move.way === 'hidden' ? 'Hidden Cost' : 'Alternative Cost';
      const cost = move.cost === undefined ? '' : `: ${costText(move.cost)}`;
      return { key: 'pay', value: `${name}${numbered(move.number)}${cost}` };
    }
    case 'play': {
      const declared = move.enhance.map((number) => `Enhance ${number}`).join(' and ');
      return { key: 'play', value: declared || 'plain' };
    }
    case 'disrupt':
      return { key: 'disrupt', value: 'yes' };
    case 'earn':
      return { key: 'bounty', value: `${writeName(move.unit)} for ${move.discarded}` };
    case 'bounty':
      return { key: 'bounty', value: move.text };
    case 'build-step': {
      const value = move.second ? 'second' : move.whose === 'opponent' ? 'opponent' : 'yours';
      return { key: 'build-step', value };
    }
    case 'take':
      return { key: 'take', value: `${move.what}${numbered(move.number)}` };
    case 'pay':
      return { key: 'pay', value: afterUnit(move.unit, move.cost && costText(move.cost)) };
    case 'skip':
      return { key: 'skip', value: writeName(move.unit) };
    case 'settle':
      return { key: 'settle', value: 'rest' };
    case 'repair': {
      const on = move.on === undefined ? '' : ` on ${writeName(move.on)}`;
      return { key: 'repair', value: afterUnit(move.unit, `${move.counters}${on}`) };
    }
    case 'move': {
      const at = move.at === 'build-step' ? '' : ` at ${writeMoment(move.at)}`;
      return { key: 'move', value: afterUnit(move.unit, `${move.how} ${writeName(move.on)}${at}`) };
    }
  }
}

const numbered = (number: number | undefined) => (number === undefined ? '' : ` ${number}`);
const afterUnit = (unit: string, rest: string | undefined) =>
  rest === undefined ? writeName(unit) : `${writeName(unit)} ${rest}`;
