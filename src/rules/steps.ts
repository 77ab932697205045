/** The steps of a turn and of an attack, in order, once, as data. */
import { STEP_NAMES, type StepId, type StepName } from './step-names.ts';

export type { StepId } from './step-names.ts';

export interface Step extends StepName {
  /** One sentence: what happens. */
  readonly gist: string;
}

const GISTS: Readonly<Record<StepId, string>> = {
  'build-step-start':
    'Upkeep is paid, counters are repaired, and Bounties are gained before a player builds.',
  'build-step': 'A player puts build counters on cards, completes them and deploys them.',
  'on-arrival': 'A unit has been deployed, moved or put into an arena, and others may answer.',
  'battle-step-start': 'The battle step of an arena begins, before its fastest untapped unit acts.',
  'attack-declared':
    'The kind of attack and the defending unit are chosen, and the attacking unit taps.',
  'attack-pop': 'The last moment before the dice: units step in, and Retaliate is activated.',
  'initial-roll': 'Power is worked out and that many attack dice are rolled.',
  're-roll': 'Dice are rolled again; after this they are final.',
  'pending-damage': 'Hits are counted and become pending damage.',
  'damage-prevention': 'Pending damage is prevented or passed on.',
  'damage-placement': 'Every unit gets a counter for each damage that is left.',
  'unit-discarded': 'Units with as many counters as health are discarded, together.',
  'attack-end': 'What was kept for the end happens, one after the other.',
  'after-attack': 'A unit that may attack again does so now.',
  always: 'On for as long as its condition holds.',
  'any-open-chance': 'In every chance that is not kept for re-rolls, prevention or disrupting.',
  'when-played': 'While the card or ability is being played and paid for.',
  'in-build-zone': 'While the unit is in the build zone.',
  'from-discard': 'While the card lies in the discard pile of its owner.',
};

/** All steps: a turn's line first, then those outside it. */
export const STEPS: readonly Step[] = STEP_NAMES.map((step) => ({ ...step, gist: GISTS[step.id] }));

const BY_ID = new Map<string, Step>(STEPS.map((step) => [step.id, step]));

/**
 * The step with this id.
 * @param id a step id
 * @returns the step
 * @throws RangeError when there is none
 * @example stepOf('re-roll').name // 'Re-roll chance'
 */
export function stepOf(id: StepId): Step {
  const step = BY_ID.get(id);
  if (!step) throw new RangeError(`No step is called ${id}`);
  return step;
}
