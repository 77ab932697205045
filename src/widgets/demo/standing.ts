/**
 * What an attack demo draws, as plain data. The page holds that of its example, so the demo lives before any rule
 * has been loaded; the rules load with the first action.
 */
import type { Refused } from '../../examples/attack/recording.ts';
import type { Scene } from '../../examples/attack/scene.ts';
import type { Await, Barred } from '../../rules/types.ts';

export type Choice = Extract<Await, { kind: 'choice' }>;

/** What is said of an open choice besides its options. */
export interface Asked {
  /** Whose choice it is, in words. */
  chooser: string;
  /** Plays of its step that were looked at and are not legal. */
  barred: readonly Barred[];
}

export interface Standing {
  /** Left out when the attack is refused from the start. */
  scene?: Scene;
  /** Why there is nothing to draw. */
  refused?: Refused;
  /** There is one more step to tell or to make. */
  canStep: boolean;
  /** There while a choice is open. */
  asked?: Asked;
}

/** Whether all is over, and the choice that is open. */
export function awaitedIn({ scene }: Standing): { over: boolean; choice?: Choice } {
  const awaited = scene?.asked;
  const over = awaited?.kind === 'done';
  return awaited?.kind === 'choice' ? { over, choice: awaited } : { over };
}

/** What the page holds of the demo that is drawn on it. */
export function standingOnPage<Shown>(): Shown | undefined {
  const data = document.querySelector('[data-standing]')?.textContent;
  return data ? (JSON.parse(data) as Shown) : undefined;
}
