/** The steps of a turn and of an attack by name, in order, once, as data; `steps.ts` says what happens in each. */

export interface StepName {
  readonly id: StepId;
  readonly name: string;
  /** For narrow places: a strip of steps, a badge. */
  readonly short: string;
  /** Place in the order of play; steps outside the line come last. */
  readonly order: number;
  readonly part: 'build' | 'battle' | 'attack' | 'outside';
  /** Whether the players have a play-or-pass chance in it. */
  readonly chance: boolean;
}

const LINE = [
  {
    id: 'build-step-start',
    name: 'Build step starts',
    short: 'Build starts',
    part: 'build',
    chance: false,
  },
  {
    id: 'build-step',
    name: 'Build step',
    short: 'Build',
    part: 'build',
    chance: true,
  },
  {
    id: 'on-arrival',
    name: 'Arrival',
    short: 'Arrival',
    part: 'battle',
    chance: true,
  },
  {
    id: 'battle-step-start',
    name: 'Battle step starts',
    short: 'Battle starts',
    part: 'battle',
    chance: true,
  },
  {
    id: 'attack-declared',
    name: 'Declare the attack',
    short: 'Declare',
    part: 'attack',
    chance: false,
  },
  {
    id: 'attack-pop',
    name: 'Attack chance',
    short: 'Chance',
    part: 'attack',
    chance: true,
  },
  {
    id: 'initial-roll',
    name: 'Roll',
    short: 'Roll',
    part: 'attack',
    chance: false,
  },
  {
    id: 're-roll',
    name: 'Re-roll chance',
    short: 'Re-roll',
    part: 'attack',
    chance: true,
  },
  {
    id: 'pending-damage',
    name: 'Pending damage',
    short: 'Damage',
    part: 'attack',
    chance: false,
  },
  {
    id: 'damage-prevention',
    name: 'Damage prevention chance',
    short: 'Prevent',
    part: 'attack',
    chance: true,
  },
  {
    id: 'damage-placement',
    name: 'Damage placement',
    short: 'Place',
    part: 'attack',
    chance: false,
  },
  {
    id: 'unit-discarded',
    name: 'Discard',
    short: 'Discard',
    part: 'attack',
    chance: false,
  },
  {
    id: 'attack-end',
    name: 'Attack end',
    short: 'End',
    part: 'attack',
    chance: true,
  },
  {
    id: 'after-attack',
    name: 'After the attack',
    short: 'After',
    part: 'attack',
    chance: false,
  },
  {
    id: 'always',
    name: 'Always',
    short: 'Always',
    part: 'outside',
    chance: false,
  },
  {
    id: 'any-open-chance',
    name: 'Any open chance',
    short: 'Open chance',
    part: 'outside',
    chance: true,
  },
  {
    id: 'when-played',
    name: 'When played',
    short: 'When played',
    part: 'outside',
    chance: false,
  },
  {
    id: 'in-build-zone',
    name: 'In the build zone',
    short: 'Build zone',
    part: 'outside',
    chance: false,
  },
  {
    id: 'from-discard',
    name: 'From the discard pile',
    short: 'Discard pile',
    part: 'outside',
    chance: false,
  },
] as const;

export type StepId = (typeof LINE)[number]['id'];

/** All steps: a turn's line first, then those outside it. */
export const STEP_NAMES: readonly StepName[] = LINE.map((step, order) => ({ ...step, order }));

const BY_ID = new Map<string, StepName>(STEP_NAMES.map((step) => [step.id, step]));

/**
 * The step with this id, without its gist.
 * @throws RangeError when there is none
 */
export function stepNamed(id: StepId): StepName {
  const step = BY_ID.get(id);
  if (!step) throw new RangeError(`No step is called ${id}`);
  return step;
}
