/** The dice that were thrown on a table: each a button, to be set or named for a re-roll. */
import type { ArenaMove, ArenaPlay } from '../../../examples/arena/moves.ts';
import type { SceneGroup } from '../../../examples/attack/scene.ts';
import { groupsOf } from '../../../examples/attack/view.ts';
import type { AttackState, TraceEntry } from '../../../rules/types.ts';
import { AllDice } from '../Dice.tsx';
import type { View } from '../lines/LineDemo.tsx';
import type { Picking } from '../picking.ts';
import type { Action } from '../sheet.ts';

type ArenaView = View<ArenaPlay, AttackState>;

export function ArenaDice({ view, picking }: { view: ArenaView; picking: Picking | undefined }) {
  return <AllDice groups={groups(view)} picking={picking} send={(action) => set(view, action)} />;
}

function set({ sheet, send }: ArenaView, action: Action): void {
  if (action.do !== 'set') return;
  const old = sheet.moves[action.move];
  if (old?.do !== 'play' || !('dice' in old.play)) return;
  const dice = old.play.dice.map((was, die) => (die === action.die ? action.face : was));
  send({ do: 'change', at: action.move, move: { do: 'play', play: { ...old.play, dice } } });
}

const DICE: ReadonlySet<string> = new Set(['dice', 'roll']);

/** The dice that lie there, each group with the move that threw it. */
function groups({ sheet, state }: ArenaView): SceneGroup[] {
  const drawn: SceneGroup[] = groupsOf(state, state.trace as TraceEntry[]);
  const throws = sheet.moves
    .slice(0, sheet.at)
    .flatMap((move, at) => (isThrow(move) ? [at] : []))
    .slice(-drawn.length);
  if (throws.length !== drawn.length) return drawn;
  for (const [at, group] of drawn.entries()) {
    const move = sheet.moves[throws[at] ?? -1];
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
