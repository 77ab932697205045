import type { Moment } from '../rules/build/shapes.ts';
import { STEPS } from '../rules/steps.ts';
import { didYouMean, NotationError, type Place, quoted } from './errors.ts';

const others: ReadonlyMap<string, Moment> = new Map<string, Moment>([
  ['opponent-build-step', 'opponent-build-step'],
  ['disrupt', 'disrupt'],
  ['battle-phase', 'battle-step-start'],
]);

/** Reads when something is to happen: a step, `opponent build-step`, `disrupt`, `battle-phase`. @throws NotationError */
export function readMoment(text: string, place: Place): Moment {
  const word = text
    .trim()
    .toLowerCase()
    .replace(/['’]s\b/, '')
    .replace(/[\s_]+/g, '-');
  const step = STEPS.find(({ id }) => id === word)?.id ?? others.get(word);
  if (step !== undefined) return step;
  const known = [...STEPS.map(({ id }) => id), ...others.keys()];
  throw new NotationError(
    `${quoted(text)} is no step of the game.${didYouMean(word, known)} Expected one like build-step, attack-pop, re-roll, damage-prevention or disrupt.`,
    place,
    known,
  );
}
