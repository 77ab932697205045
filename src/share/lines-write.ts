/**
 * A build, a stack or an arena as the query of an address, in the lines of the notation. `lines-address.ts`
 * reads it.
 */
import type { LinesPlay } from '../examples/kind.ts';
import { toAddress } from '../notation/address.ts';
import type { FenceLine } from '../notation/fence.ts';
import { writeArenaMove, writeArenaStart } from '../notation/write-arena.ts';
import { writeBuildMove, writeBuildStart } from '../notation/write-build.ts';
import { writeStackMove, writeStackStart } from '../notation/write-stack.ts';

type Line = Pick<FenceLine, 'key' | 'value'>;

/** The query: `card=cost+9,+counters+4,+Hidden+Cost+4&force=5&pay=Hidden+Cost+4`. */
export function linesQuery(play: LinesPlay & { at: number }): string {
  const lines = linesOf(play);
  if (play.at < play.moves.length) lines.push({ key: 'at', value: String(play.at) });
  return toAddress(lines);
}

/** What the play begins with and what is done in it, as lines of an example. */
export function linesOf(play: LinesPlay): Line[] {
  switch (play.kind) {
    case 'build':
      return [...writeBuildStart(play.start), ...play.moves.map(writeBuildMove)];
    case 'stack':
      return [...writeStackStart(play.start), ...play.moves.map(writeStackMove)];
    case 'arena':
      return [...writeArenaStart(play.start), ...play.moves.map(writeArenaMove)];
  }
}
