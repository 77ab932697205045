/** The steps of a turn and of an attack, in order, once, as data. */

export interface Step {
  readonly id: StepId;
  readonly name: string;
  /** For narrow places: a strip of steps, a badge. */
  readonly short: string;
  /** Place in the order of play; steps outside the line come last. */
  readonly order: number;
  readonly part: 'build' | 'battle' | 'attack' | 'outside';
  /** Whether the players have a play-or-pass chance in it. */
  readonly chance: boolean;
  /** One sentence: what happens. */
  readonly gist: string;
}

const LINE = [
  {
    id: 'build-step-start',
    name: 'Build step starts',
    short: 'Build starts',
    part: 'build',
    chance: false,
    gist: 'Upkeep is paid, counters are repaired, and Bounties are gained before a player builds.',
  },
  {
    id: 'build-step',
    name: 'Build step',
    short: 'Build',
    part: 'build',
    chance: true,
    gist: 'A player puts build counters on cards, completes them and deploys them.',
  },
  {
    id: 'on-arrival',
    name: 'Arrival',
    short: 'Arrival',
    part: 'battle',
    chance: true,
    gist: 'A unit has been deployed, moved or put into an arena, and others may answer.',
  },
  {
    id: 'battle-step-start',
    name: 'Battle step starts',
    short: 'Battle starts',
    part: 'battle',
    chance: true,
    gist: 'The battle step of an arena begins, before its fastest untapped unit acts.',
  },
  {
    id: 'attack-declared',
    name: 'Declare the attack',
    short: 'Declare',
    part: 'attack',
    chance: false,
    gist: 'The kind of attack and the defending unit are chosen, and the attacking unit taps.',
  },
  {
    id: 'attack-pop',
    name: 'Attack chance',
    short: 'Chance',
    part: 'attack',
    chance: true,
    gist: 'The last moment before the dice: units step in, and Retaliate is activated.',
  },
  {
    id: 'initial-roll',
    name: 'Roll',
    short: 'Roll',
    part: 'attack',
    chance: false,
    gist: 'Power is worked out and that many attack dice are rolled.',
  },
  {
    id: 're-roll',
    name: 'Re-roll chance',
    short: 'Re-roll',
    part: 'attack',
    chance: true,
    gist: 'Dice are rolled again; after this they are final.',
  },
  {
    id: 'pending-damage',
    name: 'Pending damage',
    short: 'Damage',
    part: 'attack',
    chance: false,
    gist: 'Hits are counted and become pending damage.',
  },
  {
    id: 'damage-prevention',
    name: 'Damage prevention chance',
    short: 'Prevent',
    part: 'attack',
    chance: true,
    gist: 'Pending damage is prevented or passed on.',
  },
  {
    id: 'damage-placement',
    name: 'Damage placement',
    short: 'Place',
    part: 'attack',
    chance: false,
    gist: 'Every unit gets a counter for each damage that is left.',
  },
  {
    id: 'unit-discarded',
    name: 'Discard',
    short: 'Discard',
    part: 'attack',
    chance: false,
    gist: 'Units with as many counters as health are discarded, together.',
  },
  {
    id: 'attack-end',
    name: 'Attack end',
    short: 'End',
    part: 'attack',
    chance: true,
    gist: 'What was kept for the end happens, one after the other.',
  },
  {
    id: 'after-attack',
    name: 'After the attack',
    short: 'After',
    part: 'attack',
    chance: false,
    gist: 'A unit that may attack again does so now.',
  },
  {
    id: 'always',
    name: 'Always',
    short: 'Always',
    part: 'outside',
    chance: false,
    gist: 'On for as long as its condition holds.',
  },
  {
    id: 'any-open-chance',
    name: 'Any open chance',
    short: 'Open chance',
    part: 'outside',
    chance: true,
    gist: 'In every chance that is not kept for re-rolls, prevention or disrupting.',
  },
  {
    id: 'when-played',
    name: 'When played',
    short: 'When played',
    part: 'outside',
    chance: false,
    gist: 'While the card or ability is being played and paid for.',
  },
  {
    id: 'in-build-zone',
    name: 'In the build zone',
    short: 'Build zone',
    part: 'outside',
    chance: false,
    gist: 'While the unit is in the build zone.',
  },
  {
    id: 'from-discard',
    name: 'From the discard pile',
    short: 'Discard pile',
    part: 'outside',
    chance: false,
    gist: 'While the card lies in the discard pile of its owner.',
  },
] as const;

export type StepId = (typeof LINE)[number]['id'];

/** All steps: a turn's line first, then those outside it. */
export const STEPS: readonly Step[] = LINE.map((step, order) => ({ ...step, order }));

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
