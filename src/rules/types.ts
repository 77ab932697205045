/**
 * The shapes of the rules model. Everything here is plain JSON data: a state can be printed, put in
 * an address, cloned, kept for stepping back, and continued elsewhere.
 */
import type { RulingId } from './types/unit.ts';

export type * from './types/asking.ts';
export type * from './types/damage.ts';
export type * from './types/game.ts';
export type * from './types/setup.ts';
export type * from './types/unit.ts';

/** Thrown for a declaration or reply that is not legal, with the ruling that forbids it. */
export class Refusal extends Error {
  readonly ruling: RulingId;

  constructor(ruling: RulingId, message: string) {
    super(message);
    this.name = 'Refusal';
    this.ruling = ruling;
  }
}
