import type { ExampleKind } from '../kind.ts';
import { arenaKind } from './arena.ts';
import { attackKind } from './attack.ts';
import { buildKind } from './build.ts';
import { diceKind } from './dice.ts';
import { stackKind } from './stack.ts';

/** Every form of example. The first whose marks an example carries plays it. */
export const kinds: readonly ExampleKind[] = [
  attackKind,
  diceKind,
  buildKind,
  stackKind,
  arenaKind,
];
