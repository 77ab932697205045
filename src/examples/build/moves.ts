/** A build example as data: a card and its situation, or units at a build step, and what is done with them. */

import { readBonus } from '../../notation/bonus.ts';
import type { BuildLine } from '../../notation/build.ts';
import {
  type BuildStep,
  type BuildUnit,
  type CardState,
  complete,
  costText,
  disrupt,
  drawCard,
  type Edition,
  earnBounty,
  movePilotOff,
  movePilotOnto,
  type Outcome,
  type Purse,
  playCard,
  putCounters,
  repair,
  settleRest,
  settleUpkeep,
  skipUpkeep,
  startBuildStep,
  takeBounties,
  waysToComplete,
} from '../../rules/build/face.ts';
import { type Bare, type Take, takesOf } from '../lines.ts';

export type BuildMove = Bare<Exclude<BuildLine, { do: 'expect' }>>;

export interface CardStart {
  card: CardState;
}
export interface UnitsStart {
  units: readonly BuildUnit[];
  purse: Purse;
  edition: Edition;
}
export type BuildStart = CardStart | UnitsStart;
export type BuildState = CardState | BuildStep;

/** A build example that can be played on. */
export interface BuildPlay {
  kind: 'build';
  start: BuildStart;
  moves: BuildMove[];
}

type PayCard = Extract<BuildMove, { do: 'pay-card' }>;

export function beginBuild(start: BuildStart): BuildState {
  if ('card' in start) return start.card;
  return startBuildStep({ ...start, bounties: [] });
}

/** Does one thing. */
export function moveBuild(state: BuildState, move: BuildMove): Outcome<BuildState> {
  return 'card' in state ? moveCard(state, move) : moveUnits(state, move);
}

export function takesOfBuild({ start, moves }: Omit<BuildPlay, 'kind'>): Take<BuildState>[] {
  return takesOf(
    beginBuild(start),
    moves,
    moveBuild,
    (move) => move.do !== 'settle' && move.do !== 'build-step',
  );
}

const alien = (message: string): Outcome<never> => ({
  legal: false,
  why: [{ ruling: 'term/build-step', message }],
});

/** Does one thing with a card. */
export function moveCard(card: CardState, move: BuildMove): Outcome<CardState> {
  switch (move.do) {
    case 'points':
      return putCounters(card, move.points);
    case 'play':
      return playCard(card, move.enhance);
    case 'disrupt':
      return disrupt(card);
    case 'pay-card':
      return complete(card, wayOf(card, move) ?? move.way);
    default:
      return alien('That is done with units, and here is a card.');
  }
}

/**
 * The way that a `pay` line names: of several the named one, else the first that is open.
 * @returns its id, or undefined when the card has no such way
 */
export function wayOf(card: CardState, move: PayCard): string | undefined {
  if (move.way === 'build') return card.card.battle ? 'play' : 'build';
  const prefix = move.way === 'hidden' ? 'hidden-cost:' : 'alternative-cost:';
  const own = waysToComplete(card).ways.filter(({ id }) => id.startsWith(prefix));
  const named = own.filter(
    ({ id, cost }, at) =>
      (move.number === undefined ||
        (move.way === 'hidden'
          ? card.card.hidden[at] === move.number
          : id === `${prefix}${move.number}`)) &&
      (move.cost === undefined || costText(cost) === costText(move.cost)),
  );
  return (named.find(({ legal }) => legal) ?? named[0])?.id;
}

/** Does one thing with the units of a build step. */
export function moveUnits(state: BuildStep, move: BuildMove): Outcome<BuildStep> {
  switch (move.do) {
    case 'pay':
      return settleUpkeep(state, move.unit, move.cost);
    case 'skip':
      return skipUpkeep(state, move.unit);
    case 'take':
      return move.what === 'card' ? drawCard(state) : takeBounties(state, move.number);
    case 'repair':
      return repair(state, move.unit, move.counters, move.on);
    case 'move':
      return move.how === 'onto'
        ? movePilotOnto(state, move.unit, move.on, move.at)
        : movePilotOff(state, move.unit, move.on, move.at);
    case 'earn':
      return earnBounty(state, move.unit, move.discarded);
    case 'bounty': {
      const bounties = [...state.bounties, readBonus(move.text)];
      return { legal: true, state: { ...state, bounties }, trace: [] };
    }
    case 'settle':
      return { legal: true, ...settleRest(state) };
    case 'build-step':
      return { legal: true, state: startBuildStep(state, move), trace: [] };
    default:
      return alien('That is done with a card, and here are units.');
  }
}
