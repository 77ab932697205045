/** What arenas are called. */
import type { Arena } from './types.ts';

/** `Space`. */
export function arenaName(arena: Arena): string {
  return arena.charAt(0).toUpperCase() + arena.slice(1);
}
