/**
 * The step machine: one handler for each phase. A handler does what happens by itself and names the
 * next phase, or says what it waits for. It does the same when it is run again without a reply, so
 * that a change from outside (a card) only has to run it anew.
 */
import type { StepId } from '../steps.ts';
import type { Await, Game, Phase } from '../types.ts';
import { nextAsk, runChance } from './chance.ts';
import { countHits, discard, makePending, place } from './damage.ts';
import { afterAttack, askEffectDice, attackEnd, endChance, nextEffect } from './end.ts';
import { applyLater } from './later.ts';
import { reveal, startPrevention } from './prevent.ts';
import {
  askMoreDice,
  askReRoll,
  askRoll,
  cardReRolls,
  lookAtFirstDice,
  workOutPower,
} from './roll.ts';

interface Place {
  step: StepId;
  run(game: Game): Await | undefined;
}

/** A handler that never waits for anything. */
function auto(run: (game: Game) => void): Place['run'] {
  return (game) => {
    run(game);
    return undefined;
  };
}

function chance(step: StepId, then: Phase): Place['run'] {
  return (game) => {
    const asked = runChance(game, step);
    if (!asked) game.phase = then;
    return asked;
  };
}

function goTo(phase: Phase): Place['run'] {
  return auto((game) => {
    game.phase = phase;
  });
}

const PLACES: Record<Phase, Place> = {
  declared: { step: 'attack-declared', run: goTo('attack-pop') },
  'attack-pop': { step: 'attack-pop', run: chance('attack-pop', 'power') },
  power: { step: 'initial-roll', run: auto(workOutPower) },
  roll: { step: 'initial-roll', run: askRoll },
  'more-dice': { step: 'initial-roll', run: askMoreDice },
  'first-dice': { step: 'initial-roll', run: auto(lookAtFirstDice) },
  'card-re-rolls': { step: 're-roll', run: cardReRolls },
  're-roll': { step: 're-roll', run: chance('re-roll', 'hits') },
  're-roll-dice': { step: 're-roll', run: askReRoll },
  hits: { step: 'pending-damage', run: auto(countHits) },
  pending: { step: 'pending-damage', run: auto(makePending) },
  prevention: { step: 'damage-prevention', run: auto(startPrevention) },
  'prevention-chance': { step: 'damage-prevention', run: chance('damage-prevention', 'reveal') },
  reveal: { step: 'damage-prevention', run: auto(reveal) },
  placement: { step: 'damage-placement', run: auto(place) },
  discard: { step: 'unit-discarded', run: auto(discard) },
  effects: { step: 'unit-discarded', run: auto(nextEffect) },
  'effect-dice': { step: 'unit-discarded', run: askEffectDice },
  'attack-end': { step: 'attack-end', run: attackEnd },
  'end-chance': { step: 'attack-end', run: endChance },
  'after-attack': { step: 'after-attack', run: auto(afterAttack) },
  'on-arrival': { step: 'on-arrival', run: chance('on-arrival', 'done') },
  done: { step: 'after-attack', run: () => ({ kind: 'done' }) },
};

/** Runs until somebody has to reply, or all is over, and notes what is awaited. */
export function advance(game: Game): void {
  for (;;) {
    const place = PLACES[game.phase];
    if (game.later.length > 0) applyLater(game, place.step);
    const asked = game.asks.length > 0 ? nextAsk(game) : place.run(game);
    if (!asked) continue;
    game.awaiting = asked;
    return;
  }
}
