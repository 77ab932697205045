/** The rules of an arena demo: loaded with its first action, and not before. */
import { type ArenaMove, type ArenaPlay, takesOfArena } from '../../../examples/arena/moves.ts';
import { arenaOffers } from '../../../examples/arena/offers.ts';
import { arenaTold } from '../../../examples/arena/scene.ts';
import { type TableShown, tableShown } from '../../../examples/arena/shown.ts';
import type { SceneGroup } from '../../../examples/attack/scene.ts';
import { groupsOf } from '../../../examples/attack/view.ts';
import type { Knob, Take } from '../../../examples/lines.ts';
import type { AttackState, Await, TraceEntry, UnitSpec } from '../../../rules/types.ts';
import { askedOf } from '../asked.ts';
import type { LineSheet } from '../lines/desk.ts';
import { type LineStanding, lineStanding } from '../lines/standing.ts';
import { keywordName } from '../names.ts';
import type { Asked } from '../standing.ts';

export { register } from '../../../rules/registry.ts';

export interface ArenaDrawn extends TableShown {
  /** The dice that lie there, each group with the move that threw it. */
  groups: readonly SceneGroup[];
  awaiting: Await;
  /** What is said of a choice that is open. */
  asked?: Asked;
}

/** Numbers of an arena are turned at its units. */
export const knobs = (): Knob<ArenaPlay['start']>[] => [];

/** @param later units that may be deployed */
export function standingOn(
  sheet: LineSheet<ArenaPlay>,
  later: readonly UnitSpec[],
): LineStanding<ArenaPlay, ArenaDrawn> {
  const takes = takesOfArena(sheet).slice(0, sheet.at + 1);
  const { state } = takes.at(-1) as Take<AttackState>;
  const made = sheet.moves.slice(0, sheet.at);
  const awaiting = state.awaiting as Await;
  return lineStanding(sheet, takes, arenaTold(takes), {
    picture: {
      ...tableShown(state, sheet.start, made),
      groups: groups(state, made),
      awaiting,
      ...(awaiting.kind === 'choice' && { asked: askedOf(state, awaiting) }),
    },
    offers: arenaOffers(state, later, keywordName),
    knobs: [],
  });
}

const DICE: ReadonlySet<string> = new Set(['dice', 'roll']);

function groups(state: AttackState, made: readonly ArenaMove[]): SceneGroup[] {
  const drawn: SceneGroup[] = groupsOf(state, state.trace as TraceEntry[]);
  const throws = made.flatMap((move, at) => (isThrow(move) ? [at] : [])).slice(-drawn.length);
  if (throws.length !== drawn.length) return drawn;
  for (const [at, group] of drawn.entries()) {
    const move = made[throws[at] ?? -1];
    const faces = move?.do === 'play' && 'dice' in move.play ? move.play.dice : [];
    // Dice that were rolled again, or joined by others, are set where they were thrown, not here.
    if (faces.length !== group.dice.length) continue;
    for (const [die, shown] of group.dice.entries()) {
      if (shown.rerolledFrom === undefined) shown.source = { move: throws[at] ?? 0, die };
    }
  }
  return drawn;
}

const isThrow = (move: ArenaMove) => move.do === 'play' && DICE.has(move.play.do);
