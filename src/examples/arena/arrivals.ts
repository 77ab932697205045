/** Units that come onto the table in these moves, as they are described. */
import type { UnitSpec } from '../../rules/types.ts';
import type { ArenaMove } from './moves.ts';

export function arrivalsIn(moves: readonly ArenaMove[]): UnitSpec[] {
  return moves.flatMap((move) =>
    move.do === 'arrive' && typeof move.unit !== 'string' ? [move.unit] : [],
  );
}
