/**
 * The shapes of the rules model. Everything here is plain JSON data: a state can be printed, put in
 * an address, cloned, kept for stepping back, and continued elsewhere.
 */
import type { StepId } from './steps.ts';

export type Side = 'dark' | 'light';
export type Arena = 'space' | 'ground' | 'character';
/** Where a unit is. `discard` is where discarded units end; they stay in the list of units. */
export type Zone = 'arena' | 'build-zone' | 'discard';
export type Stacking = 'cumulative' | 'isolated' | 'layered' | 'selective';
export type Kind = 'static' | 'triggered' | 'activated';

/** A citation: `<keyword>/<ruling>`, for example `critical-hit/one-six-is-enough`, or `term/<id>`. */
export type RulingId = `${string}/${string}`;

/** A question that the sources leave open: `amb-lucky-order`. The model follows our reading of it. */
export type ReadingId = `amb-${string}`;

/** One instance of a keyword as a card prints it. */
export interface Ability {
  /** Keyword id, for example `critical-hit`. */
  keyword: string;
  /** The X behind the keyword; `power` means the unit's total power when the ability is activated. */
  value?: number | 'power';
  /** Text of the activation cost; absent means static, or `Pay 0 Force`. */
  cost?: string;
  /** Force part of that cost. */
  force?: number;
  /** The bracketed part, for example `Gain 2 Force` of `Bounty: Gain 2 Force`. */
  text?: string;
  /** Number of the attack whose dice were rolled already when the unit got this ability. */
  late?: number;
}

/** A unit as somebody describes it. Left out: power 0, health 5, speed 30, the Ground arena. */
export interface UnitSpec {
  id: string;
  name?: string;
  side?: Side;
  arena?: Arena;
  power?: number;
  speed?: number;
  health?: number;
  /** Damage counters on it. */
  counters?: number;
  tapped?: boolean;
  zone?: 'arena' | 'build-zone';
  /** Cards in its stack, itself included (1 to 4). */
  stack?: number;
  subtypes?: string[];
  abilities?: Ability[];
}

/** How long a change of power lasts. `next-attack` is used up by the unit's next roll. */
export type Until = 'attack' | 'next-attack' | 'battle' | 'turn';

/** A change of power that lies on a unit. */
export interface Modifier {
  power: number;
  until: Until;
  /** Keyword or card that gave it. */
  from: string;
  ruling: RulingId;
  /** Counts only while this unit is the defending unit. */
  against?: string;
}

/** A unit on the board. */
export interface Unit {
  id: string;
  name: string;
  side: Side;
  arena: Arena;
  zone: Zone;
  /** Printed numbers of the top card; what counts now is worked out by `powerOf`, `healthOf`, `speedOf`. */
  power: number;
  speed: number;
  health: number;
  counters: number;
  tapped: boolean;
  stack: number;
  /** Attacks that it has made this turn. */
  attacks: number;
  subtypes: string[];
  abilities: Ability[];
  modifiers: Modifier[];
}

/** Something that happens at a given step without a keyword: a card that gives or re-rolls. */
export type Later =
  | { at: StepId; unit: string; ability: Ability }
  | { at: StepId; unit: string; power: number; until?: Until; against?: string }
  | { at: 're-roll'; by: string; positions: number[] };

export interface Declaration {
  attacker: string;
  defender: string;
  /** Keyword that takes the attack into another arena: `bombard`, `ion-cannon` … */
  via?: string;
  /** An effect lets the unit attack without tapping. */
  withoutTapping?: boolean;
  /** An effect lets or makes the unit attack its own side, or itself. */
  ownSide?: boolean;
  /** What cards do later in this attack, in order. */
  later?: Later[];
}

export interface AttackSetup extends Declaration {
  units: UnitSpec[];
  /** Force each player has; left out: enough for everything. */
  force?: Partial<Record<Side, number>>;
}

/** A unit comes into an arena, and opposing units may answer. */
export interface ArrivalSetup {
  units: UnitSpec[];
  arriving: string;
  how?: 'deployed' | 'moved' | 'put';
  force?: Partial<Record<Side, number>>;
}

/** Dice of damage that one unit rolls at another, outside everything else. */
export interface DamageSetup {
  units: UnitSpec[];
  source: string;
  victim: string;
  dice: number;
  /** Keyword whose dice they are. */
  keyword?: string;
  force?: Partial<Record<Side, number>>;
}

export interface TraceEntry {
  step: StepId;
  /** Unit id, side, or `rules`. */
  by: string;
  ruling: RulingId;
  /** One plain sentence for players. */
  what: string;
  before: unknown;
  after: unknown;
  /** The open question whose answer this rests on. */
  reading?: ReadingId;
  /** Known to the attacker alone until the dice are shown (Cunning). */
  secret?: true;
}

/** One attack die. Distinct from dice of damage, so that no rule can take one for the other. */
export interface AttackDie {
  natural: number;
  /** Which throw brought it. */
  role: 'roll' | 'fury';
  /** What it showed before each re-roll, oldest first. */
  before: number[];
}
export interface AttackDice {
  type: 'attack-dice';
  dice: AttackDie[];
}
export interface DamageDice {
  type: 'dice-of-damage';
  faces: number[];
}
export type DiceType = AttackDice['type'] | DamageDice['type'];

/** One portion of damage to one unit from one happening. */
export interface Damage {
  /** `attack`, `overkill`, `deflect1`, `retaliate1`, `area-damage1` …: stable within a state. */
  id: string;
  source: string;
  target: string;
  /** Damage as first pending. */
  first: number;
  /** Still pending. */
  pending: number;
  prevented: number;
  /** Where it comes from: the attack dice, dice of damage, or an ability. */
  from: 'attack-dice' | 'dice-of-damage' | 'ability';
  /** True for the damage of the attack itself, what Overkill moved included. */
  ofAttack: boolean;
  keyword?: string;
  /** Abilities used against it, as `unit.keyword#n`. */
  used: string[];
  /** Counters placed for it. */
  placed: number;
  /** For dice of damage: what they showed, and what they had to reach. */
  dice?: number[];
  needs?: number;
}

/** A prevention that was named before the dice were shown. */
export interface NamedPrevention {
  unit: string;
  keyword: string;
  instance: number;
  damage: string;
  amount: number;
  target?: string;
  /** Damage that it will pass on (Deflect). */
  creates?: string;
}

/** Damage that waits for its turn, for example a Retaliate for the attack end. */
export interface Effect {
  keyword: string;
  ruling: RulingId;
  /** Cited instead when the unit that does it is in the discard pile by then. */
  fromDiscard?: RulingId;
  /** The open question whose answer it rests on. */
  reading?: ReadingId;
  by: string;
  target: string;
  amount: number;
  /** True: that many dice of damage; false: that much damage. */
  dice: boolean;
  /** True when it was kept for the attack end. */
  atEnd?: true;
  /** What has the same number came up at once, and its controller says which comes first. */
  moment?: number;
}

export interface Guess {
  unit: string;
  keyword: string;
  instance: number;
  hits: number;
  right?: boolean;
}

/** Attack dice that have to be thrown: more of them, or some of them again. */
export interface MoreDice {
  by: string;
  keyword?: string;
  count: number;
  /** Which dice are thrown again, from 1; absent for additional dice. */
  positions?: number[];
  ruling: RulingId;
}

/** One part of the sum that makes the power of an attack. */
export interface PowerPart {
  from: string;
  power: number;
  ruling: RulingId;
}

/** The facts of the attack that is going on, or of the last one. */
export interface Attack {
  /** 1 for the first attack on this board. */
  number: number;
  attacker: string;
  /** The defending unit at this moment. */
  defender: string;
  /** Every unit that has been attacked in it, in order. */
  attacked: string[];
  via?: string;
  ownSide: boolean;
  /** Whether the attacker tapped for it. */
  tapped: boolean;
  /** Keyword that gave it, for an attack that follows another one. */
  through?: string;
  /** Abilities used in it, as `unit.keyword#n`. */
  used: string[];
  parts: PowerPart[];
  /** Power before the floor of 0; absent until worked out. */
  power?: number;
  /** Attack dice with Fury, as they lie now; absent until rolled. */
  dice?: AttackDice;
  /** Number that a die must reach, and what Accuracy adds to each die. */
  needs: number;
  accuracy: number;
  hits?: number;
  /** Dice are hidden (Cunning) until they are shown. */
  hidden: boolean;
  guesses: Guess[];
  /** Damage of this attack, and of what followed from it, that is over. */
  over: Damage[];
  atEnd: Effect[];
}

/** A play-or-pass chance that is open. */
export interface Chance {
  step: StepId;
  turn: Side;
  passes: number;
}

/** A triggered choice that waits to be made. */
export interface Ask {
  keyword: string;
  unit: string;
  /** Which instance of the keyword, from 1. */
  instance: number;
  step: StepId;
  /** What it is about: an instance of damage, a discarded unit … */
  about?: string;
}

/** Something won: a Bounty (for the next build step) or the effect of a right guess (at once). */
export interface Reward {
  keyword: string;
  unit: string;
  side: Side;
  text: string;
  when: 'now' | 'next-build-step';
}

export interface Option {
  /** Readable and stable: `pass`, `D.evade:2@attack`, `E.intercept`, `A.overkill:1>E` … */
  id: string;
  label: string;
  ruling: RulingId;
  unit?: string;
  keyword?: string;
  /** Which instance of the keyword on that unit, from 1. */
  instance?: number;
  amount?: number;
  target?: string;
  /** Instance of damage it is used against. */
  damage?: string;
  /** Kind of attack it makes, for options that attack. */
  via?: string;
  /** The player also names dice: reply with positions (from 1), at most `max`. */
  dice?: { max: number; of: number };
}

/** A play that is not legal now, and the ruling that forbids it. */
export interface Barred extends Option {
  step: StepId;
  why: string;
}

export type Await =
  | {
      kind: 'dice';
      type: DiceType;
      purpose: 'roll' | 'fury' | 're-roll' | 'damage';
      step: StepId;
      /** Whose dice they are: a unit id, or the name of a card. */
      by: string;
      on?: string;
      keyword?: string;
      count: number;
      /** Which dice are rolled again, from 1. */
      positions?: number[];
    }
  | {
      kind: 'choice';
      step: StepId;
      player: Side;
      unit?: string;
      keyword?: string;
      /** Which instance of the keyword, from 1. */
      instance?: number;
      /** The question in plain words. */
      about: string;
      options: Option[];
      /** Id of the option that is taken when nobody says otherwise. */
      preset: string;
      /** A reply with positions uses the first option that asks for dice. */
      dice?: { max: number; of: number };
    }
  | { kind: 'done' };

export type Reply =
  | { dice: readonly number[] }
  | { choose: string; positions?: readonly number[] }
  | { positions: readonly number[] };

/** The machine's place: see attack/machine.ts. */
export type Phase =
  | 'declared'
  | 'attack-pop'
  | 'power'
  | 'roll'
  | 'more-dice'
  | 'first-dice'
  | 'card-re-rolls'
  | 're-roll'
  | 're-roll-dice'
  | 'hits'
  | 'pending'
  | 'prevention'
  | 'prevention-chance'
  | 'reveal'
  | 'placement'
  | 'discard'
  | 'effects'
  | 'effect-dice'
  | 'attack-end'
  | 'end-chance'
  | 'after-attack'
  | 'on-arrival'
  | 'done';

/** The whole state, as the engine works on it. Public functions hand it out read-only. */
export interface Game {
  phase: Phase;
  units: Unit[];
  /** Force of each side; a side that is left out has enough for everything. */
  force: Partial<Record<Side, number>>;
  attack?: Attack;
  /** Unit that has just arrived, when no attack is going on. */
  arriving?: string;
  /** Abilities used for this arrival, as `unit.keyword#n`. */
  used: string[];
  /** Open chances, the innermost last. */
  chances: Chance[];
  asks: Ask[];
  /** Dice still to be rolled: Fury's, or re-rolls. */
  rolls: MoreDice[];
  later: Later[];
  /** Instances of damage that are being worked out now. */
  damage: Damage[];
  /** Instances that are over, outside attacks. */
  over: Damage[];
  /** How many instances of each name there were, for their ids. */
  names: Record<string, number>;
  named: NamedPrevention[];
  /** Damage that comes at once, one after the other. */
  queue: Effect[];
  effect?: Effect;
  /** Units discarded so far, in order. */
  discarded: string[];
  rewards: Reward[];
  /** Plays that were looked at and not allowed. */
  barred: Barred[];
  trace: TraceEntry[];
  awaiting: Await;
}

/** The same data, read-only all the way down. */
export type Frozen<T> = T extends readonly (infer U)[]
  ? readonly Frozen<U>[]
  : T extends object
    ? { readonly [K in keyof T]: Frozen<T[K]> }
    : T;

/** A situation on the table: plain data, never changed in place. */
export type AttackState = Frozen<Game>;

/** Thrown for a declaration or reply that is not legal, with the ruling that forbids it. */
export class Refusal extends Error {
  readonly ruling: RulingId;

  constructor(ruling: RulingId, message: string) {
    super(message);
    this.name = 'Refusal';
    this.ruling = ruling;
  }
}
