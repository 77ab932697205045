/** The dice that were thrown on a table: each a button, to be set or named for a re-roll. */
import type { ArenaPlay } from '../../../examples/arena/moves.ts';
import { AllDice } from '../Dice.tsx';
import type { View } from '../lines/LineDemo.tsx';
import type { Picking } from '../picking.ts';
import type { Action } from '../sheet.ts';
import type { ArenaDrawn } from './play.ts';

type ArenaView = View<ArenaPlay, ArenaDrawn>;

export function ArenaDice({ view, picking }: { view: ArenaView; picking: Picking | undefined }) {
  return (
    <AllDice groups={view.shown.groups} picking={picking} send={(action) => set(view, action)} />
  );
}

function set({ sheet, send }: ArenaView, action: Action): void {
  if (action.do !== 'set') return;
  const old = sheet.moves[action.move];
  if (old?.do !== 'play' || !('dice' in old.play)) return;
  const dice = old.play.dice.map((was, die) => (die === action.die ? action.face : was));
  send({ do: 'change', at: action.move, move: { do: 'play', play: { ...old.play, dice } } });
}
