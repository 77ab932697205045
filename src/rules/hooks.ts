/**
 * What a keyword's rules file may say. The engine calls the hooks at the step after which they are
 * named, for each unit that has the keyword; it knows no keyword by name.
 *
 * ORDER. Within a hook the keywords with the lower `order` (default 0) come first; within one
 * keyword the Dark Side's units come first, then the Light Side's, each in the order of the board.
 * A cumulative or isolated keyword is called once for a unit, a layered or selective one once for
 * each instance (`Holder.instance`).
 *
 * RETURN VALUES. `undefined` always means "says nothing". A ruling means "yes, because of this
 * ruling", a `No` means "not allowed, and this is why". Hooks without a return value change the game
 * they are given, through the helpers of this folder, and note what they did in the trace.
 * A hook never asks for a reply itself: it lines up an `Ask`, and the engine asks when the hook is done.
 */
import type { StepId } from './steps.ts';
import type {
  Ability,
  Arena,
  Damage,
  DiceType,
  Game,
  Kind,
  NamedPrevention,
  Option,
  PowerPart,
  RulingId,
  Stacking,
  Unit,
  Zone,
} from './types.ts';

/** A unit that has a keyword, with the number that the keyword is worth on it. */
export interface Holder {
  rules: KeywordRules;
  unit: Unit;
  /** From 1; always 1 for cumulative and isolated keywords. */
  instance: number;
  ability: Ability;
  value: number;
}

/** Not allowed, and why. */
export interface No {
  ruling: RulingId;
  why: string;
}

/** A play that may be offered; with `no` it is listed as barred instead. */
export type Candidate = Option & { no?: No };

/** A unit that has just been discarded, and the damage that did it. */
export interface Gone {
  unit: Unit;
  /** Where it was until now. */
  from: Zone;
  causes: readonly Damage[];
}

/** A triggered choice: the engine asks the unit's controller, `pass` is added by `pass()`. */
export interface AskRules {
  question(game: Game, holder: Holder, about: string | undefined): string;
  /** No legal option beside `pass`: nobody is asked. */
  options(game: Game, holder: Holder, about: string | undefined): Candidate[];
  /** Id of the option that is taken when nobody says otherwise; default `pass`. */
  preset?(options: readonly Option[]): string;
  /** Not called for `pass`. */
  take(game: Game, holder: Holder, option: Option, about: string | undefined): void;
}

/** Something played in a play-or-pass chance. The engine checks and pays the activation cost. */
export interface ChanceRules {
  step: StepId;
  options(game: Game, holder: Holder): Candidate[];
  play(game: Game, holder: Holder, option: Option, positions: readonly number[]): void;
}

/** An activated prevention of damage. The engine offers, caps and books it. */
export interface PreventionRules {
  /** Whether it may guard this unit; `undefined` when the question does not come up. */
  covers(holder: Holder, target: Unit): true | No | undefined;
  /** Not "up to": it takes as much as it can. */
  exact?: boolean;
  ruling: RulingId;
  /** Cited when the same ability was used against this damage already. */
  once: RulingId;
  /** Whom the play names (Deflect), each offered beside naming nobody. */
  targets?(game: Game, holder: Holder): Unit[];
  /** When it is announced; the amount may be unknown still (Cunning). */
  named?(game: Game, holder: Holder, play: NamedPrevention): void;
  /** When the amount is known: what it leaves behind. */
  worked?(game: Game, holder: Holder, play: NamedPrevention, amount: number): void;
}

/** A way to attack into another arena with X as power. */
export interface Reach {
  arena: Arena;
  /** Where such a unit stands when nobody says where. */
  from: Arena;
  /** Cited for the attack, and when a unit has no such ability. */
  ruling: RulingId;
  /** Cited when the target stands elsewhere. */
  elsewhere: RulingId;
}

export interface Stats {
  power?: number;
  speed?: number;
  health?: number;
  ruling: RulingId;
}

export interface KeywordRules {
  readonly id: string;
  readonly name: string;
  /** Step, kind and stacking class, as the keyword's page says them. */
  readonly step: StepId;
  readonly kind: Kind;
  readonly stacking: Stacking;
  readonly order?: number;
  /** Where the ability is on; default: in an arena alone. */
  readonly zones?: readonly Zone[];
  /** Too late when it comes after the attack dice were rolled, by this ruling. */
  readonly locked?: RulingId;
  /** Cited when somebody wants to use it at a time when it cannot be used. */
  readonly elsewhen?: RulingId | ((game: Game) => No | undefined);

  // always
  /** Why a unit that would be given the keyword now does not get it. */
  notGained?(unit: Unit): No | undefined;
  /** What this unit's keyword adds to a unit (itself or another) now. */
  stats?(game: Game, holder: Holder, unit: Unit): Stats | undefined;
  /** What dice of this type must reach to hit this unit. */
  needs?(
    game: Game,
    holder: Holder,
    type: DiceType,
  ): { needs: number; ruling: RulingId } | undefined;

  // battle-step-start
  /** The battle step of the arena begins in which this unit is. */
  battleStepStarts?(game: Game, holder: Holder): void;

  // attack-declared
  readonly reach?: Reach;
  /** Why this unit cannot be attacked. */
  shuns?(game: Game, holder: Holder, attacker: Unit): No | undefined;
  /** This unit attacks. */
  attacks?(game: Game, holder: Holder): void;
  /** This unit is attacked: as the attack is declared, or because it stepped in. */
  attacked?(game: Game, holder: Holder): void;

  // attack-pop
  /** While this unit attacks, the defending unit cannot be changed. */
  keepsTarget?(game: Game, holder: Holder): RulingId | undefined;

  // initial-roll (attacker or defending unit)
  attackPower?(game: Game, holder: Holder): PowerPart | undefined;
  /** The attacker's dice are hidden until prevention is over. */
  hides?(game: Game, holder: Holder): RulingId | undefined;
  /** What is added to each attack die. */
  dieBonus?(game: Game, holder: Holder): { bonus: number; ruling: RulingId };
  /** The attacker's first throw lies there; more dice may be called for. */
  initialRoll?(game: Game, holder: Holder): void;
  /** All the attacker's dice lie there, before any re-roll. */
  firstDice?(game: Game, holder: Holder): void;

  // pending-damage (attacker or defending unit)
  /** The dice are final and the hits are counted. */
  hitsCounted?(game: Game, holder: Holder): void;
  /** Hits are shared out before damage is worked out (attacker). */
  splitHits?(game: Game, holder: Holder, damage: Damage): void;
  /** Damage is added to the attack (attacker). */
  pendingDamage?(game: Game, holder: Holder, damage: Damage): void;

  // damage-prevention
  /** Damage of this unit cannot be prevented. */
  unpreventable?(game: Game, holder: Holder, damage: Damage): RulingId | undefined;
  /** This unit may prevent this damage although it cannot be prevented. */
  prevails?(game: Game, holder: Holder, damage: Damage): RulingId | undefined;
  /** Triggered prevention by the target of this damage. `blind`: dice were hidden, no choice. */
  damagePrevention?(game: Game, holder: Holder, damage: Damage, blind: boolean): void;
  readonly prevention?: PreventionRules;

  // damage-placement
  /** More counters for this damage of this unit. */
  moreCounters?(
    game: Game,
    holder: Holder,
    damage: Damage,
  ): { counters: number; ruling: RulingId } | undefined;
  /** Counters were placed for this damage; this unit did it or suffered it. */
  damagePlacement?(game: Game, holder: Holder, damage: Damage): void;

  // unit-discarded (every unit)
  unitDiscarded?(game: Game, holder: Holder, gone: Gone): void;

  // after-attack (attacker)
  afterAttack?(game: Game, holder: Holder): void;

  readonly ask?: AskRules;
  readonly chance?: ChanceRules;
}
