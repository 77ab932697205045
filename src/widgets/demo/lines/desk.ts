/** What a demo that goes line by line holds, and what each tap makes of it. Plain data in, plain data out. */
import type { LinesPlay } from '../../../examples/kind.ts';
import type { Knob } from '../../../examples/lines.ts';

/** A play, where the reader stands in it, and where it comes from. */
export type LineSheet<Play extends LinesPlay = LinesPlay> = Play & {
  title: string;
  /** The ruling whose example it is: where "back" leads. */
  from?: { href: string; label: string };
  /** How many moves are made. */
  at: number;
  /** The reader made a move, so the end is no longer that of the example. */
  own?: boolean;
};

/** The sheet on the desk, and those before it. */
export interface LineDesk<Play extends LinesPlay> {
  now: LineSheet<Play>;
  past: readonly LineSheet<Play>[];
}

export type LineAction<Play extends LinesPlay> =
  | { do: 'step' | 'undo' | 'restart' }
  | { do: 'make'; move: Play['moves'][number] }
  /** Changes an earlier move and keeps what came after it. */
  | { do: 'change'; at: number; move: Play['moves'][number] }
  | { do: 'start'; start: Play['start'] }
  /** Turns the knob of this label. */
  | { do: 'turn'; knob: string; value: number | string | boolean }
  | { do: 'load'; sheet: LineSheet<Play> };

const MOST_UNDO = 100;

/** A new sheet with everything done. */
export function lineSheetOf<Play extends LinesPlay>(play: Play, title: string): LineSheet<Play> {
  return { ...play, title, at: play.moves.length };
}

/**
 * Makes an action.
 * @param knobs what of a start can be turned
 */
export function actLine<Play extends LinesPlay>(
  desk: LineDesk<Play>,
  action: LineAction<Play>,
  knobs: (start: Play['start']) => Knob<Play['start']>[],
): LineDesk<Play> {
  const { now, past } = desk;
  if (action.do === 'undo') {
    const last = past.at(-1);
    return last ? { now: last, past: past.slice(0, -1) } : desk;
  }
  const next = change(now, action, knobs);
  return next === now ? desk : { now: next, past: [...past.slice(-MOST_UNDO), now] };
}

function change<Play extends LinesPlay>(
  sheet: LineSheet<Play>,
  action: LineAction<Play>,
  knobs: (start: Play['start']) => Knob<Play['start']>[],
): LineSheet<Play> {
  switch (action.do) {
    case 'load':
      return action.sheet;
    case 'restart':
      return { ...sheet, at: 0 };
    case 'step':
      return sheet.at < sheet.moves.length ? { ...sheet, at: sheet.at + 1 } : sheet;
    case 'make': {
      const moves = [...sheet.moves.slice(0, sheet.at), action.move];
      return { ...sheet, moves, at: moves.length, own: true } as unknown as LineSheet<Play>;
    }
    case 'change': {
      const moves = [...sheet.moves];
      moves[action.at] = action.move;
      return { ...sheet, moves } as unknown as LineSheet<Play>;
    }
    case 'start':
      return { ...sheet, start: action.start } as unknown as LineSheet<Play>;
    case 'turn': {
      const knob = knobs(sheet.start).find(({ label }) => label === action.knob);
      const start = knob && turned(knob, action.value);
      return start === undefined ? sheet : ({ ...sheet, start } as unknown as LineSheet<Play>);
    }
    default:
      return sheet;
  }
}

/** The start with the knob turned; undefined for a value that is not of its kind. */
function turned<Start>(knob: Knob<Start>, value: number | string | boolean): Start | undefined {
  if (knob.is === 'number') return typeof value === 'number' ? knob.put(value) : undefined;
  if (knob.is === 'switch') return typeof value === 'boolean' ? knob.put(value) : undefined;
  return typeof value === 'string' ? knob.put(value) : undefined;
}
