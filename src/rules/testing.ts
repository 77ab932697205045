/**
 * For tests: a table where one says what happens, and every choice that nobody speaks of takes its
 * preset. Units are written short: `{ power: 3, has: ['critical-hit 2', 'evade 1 / Pay 1 Force'] }`.
 */

import type { Gain } from './attack/later.ts';
import { answer, gain, next, nextAttack, rollDamage, startArrival, startAttack } from './attack.ts';
import { naturals } from './dice.ts';
import { illSaid } from './said.testing.ts';
import type {
  Ability,
  ArrivalSetup,
  AttackState,
  Await,
  Declaration,
  Later,
  Option,
  Side,
  UnitSpec,
} from './types.ts';
import { Refusal } from './types.ts';
import { nextAttackOf, sufferedBy, unitNow } from './view.ts';

export type Short = Omit<UnitSpec, 'id' | 'abilities'> & { has?: string[] };

/** `evade 2`, `retaliate power`, `bounty: 2 Force`, `evade 2 / Pay 1 Force`. */
export function ability(text: string): Ability {
  const [front = '', cost] = text.split(' / ');
  const [head = '', bracket] = front.split(': ');
  const [keyword = '', value] = head.split(' ');
  return {
    keyword,
    ...(value === undefined ? {} : { value: value === 'power' ? value : Number(value) }),
    ...(bracket === undefined ? {} : { text: bracket }),
    ...(cost === undefined ? {} : { cost }),
  };
}

function specs(units: Record<string, Short>): UnitSpec[] {
  return Object.entries(units).map(([id, { has, ...rest }]) => ({
    id,
    ...rest,
    abilities: (has ?? []).map(ability),
  }));
}

interface Fight extends Partial<Declaration> {
  force?: Partial<Record<Side, number>>;
}

/** A attacks D, unless `how` says otherwise; units beside them are on D's side. */
export function fight(units: Record<string, Short>, how: Fight = {}): Table {
  return new Table(startAttack({ units: specs(units), attacker: 'A', defender: 'D', ...how }));
}

/** The unit `N` arrives. */
export function arrival(units: Record<string, Short>, how: Partial<ArrivalSetup> = {}): Table {
  return new Table(startArrival({ arriving: 'N', ...how, units: specs(units) }));
}

/** S rolls dice of damage at V. */
export function shots(units: Record<string, Short>, dice: number): Table {
  return new Table(rollDamage({ units: specs(units), source: 'S', victim: 'V', dice }));
}

/** A situation that is played on step by step, and well said at each; each call returns the table itself. */
export class Table {
  private now: AttackState;
  private heard = 0;

  constructor(state: AttackState) {
    this.now = state;
    this.state = state;
  }

  get state(): AttackState {
    return this.now;
  }

  set state(state: AttackState) {
    const { trace, units: _, ...rest } = state;
    const faults = illSaid([rest, trace.slice(this.heard)]);
    if (faults.length > 0) throw new Error(`Ill said:\n${faults.join('\n')}`);
    this.heard = trace.length;
    this.now = state;
  }

  get awaits(): Await {
    return next(this.state);
  }

  /** Ids of the options of the choice that is open. */
  get options(): string[] {
    return this.awaits.kind === 'choice' ? this.awaits.options.map((option) => option.id) : [];
  }

  /** Rolls the dice that come next, leaving choices before them at their preset. */
  roll(...dice: number[]): this {
    this.skip((awaits) => awaits.kind === 'dice');
    this.state = answer(this.state, { dice });
    return this;
  }

  /** Plays on until this option is there, and takes it. */
  pick(id: string, ...positions: number[]): this {
    this.skip((awaits) => awaits.kind === 'choice' && has(awaits.options, id));
    this.state = answer(
      this.state,
      positions.length > 0 ? { choose: id, positions } : { choose: id },
    );
    return this;
  }

  /** Takes an option of the very choice that is open now, legal or not. */
  say(id: string, ...positions: number[]): this {
    this.state = answer(
      this.state,
      positions.length > 0 ? { choose: id, positions } : { choose: id },
    );
    return this;
  }

  /** Leaves choices at their preset until one about this keyword is open, or dice are awaited. */
  until(keyword: string): this {
    this.skip(
      (awaits) =>
        awaits.kind === 'choice' && awaits.options.some((option) => option.keyword === keyword),
    );
    return this;
  }

  /** Leaves everything that is open at its preset. */
  end(): this {
    this.skip((awaits) => awaits.kind === 'done');
    return this;
  }

  gain(unit: string, what: Gain | string): this {
    this.state = gain(this.state, unit, typeof what === 'string' ? ability(what) : what);
    return this;
  }

  attack(attacker: string, defender: string, rest: Partial<Declaration> = {}): this {
    this.state = nextAttack(this.state, { attacker, defender, ...rest });
    return this;
  }

  private skip(there: (awaits: Await) => boolean): void {
    for (;;) {
      const { awaits } = this;
      if (there(awaits)) return;
      if (awaits.kind !== 'choice') {
        throw new Error(`Waiting for ${JSON.stringify(awaits)}\n${this.told.join('\n')}`);
      }
      this.state = answer(this.state, { choose: awaits.preset });
    }
  }

  get told(): string[] {
    return this.state.trace.map((entry) => `${entry.step}, ${entry.ruling}: ${entry.what}`);
  }
  get power(): number | undefined {
    return this.state.attack?.power;
  }
  get hits(): number | undefined {
    return this.state.attack?.hits;
  }
  get needs(): number | undefined {
    return this.state.attack?.needs;
  }
  get dice(): number[] {
    const dice = this.state.attack?.dice;
    return dice ? naturals(dice) : [];
  }
  get defender(): string | undefined {
    return this.state.attack?.defender;
  }
  get discarded(): readonly string[] {
    return this.state.discarded;
  }
  counters(unit: string): number {
    return unitNow(this.state, unit).counters;
  }
  powerNow(unit: string): number {
    return unitNow(this.state, unit).power;
  }
  pending(unit: string): number {
    return sufferedBy(this.state, unit).pending;
  }
  nextAttack(unit: string): number {
    return nextAttackOf(this.state, unit);
  }
  cites(ruling: string): boolean {
    return this.state.trace.some((entry) => entry.ruling === ruling);
  }
  /** Rulings that barred plays of this unit and keyword. */
  barred(unit: string, keyword: string): string[] {
    return this.state.barred
      .filter((play) => play.unit === unit && play.keyword === keyword)
      .map((play) => play.ruling);
  }
}

function has(options: readonly Option[], id: string): boolean {
  return options.some((option) => option.id === id);
}

/** The ruling with which something is refused, in a plain sentence; fails when it is not. */
export function refusal(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const faults = illSaid({ ruling: error.ruling, message: error.message });
    if (faults.length > 0) throw new Error(`Ill said:\n${faults.join('\n')}`);
    return error.ruling;
  }
  throw new Error('It was not refused');
}

/** Shorthand for a card that gives something at a step. */
export function card(at: Later['at'], unit: string, what: string | number): Later {
  return typeof what === 'number'
    ? { at, unit, power: what }
    : { at, unit, ability: ability(what) };
}
