import type { RulingId, Side } from '../rules/types.ts';
import { splitList } from './clean.ts';
import { NotationError, type Place } from './errors.ts';
import type { FenceLine } from './fence.ts';
import { readShape, type Shape } from './shapes.ts';

const shapes = [
  { id: 'accepted', shape: 'accepted' },
  { id: 'refused', shape: 'refused RULING' },
  { id: 'price', shape: 'price N' },
  { id: 'speed', shape: 'speed N' },
  { id: 'power', shape: 'power N' },
  { id: 'health', shape: 'health N' },
  { id: 'works', shape: 'works TEXT' },
  { id: 'idle', shape: 'idle TEXT' },
  { id: 'cards', shape: 'cards N' },
  { id: 'top', shape: 'top TEXT' },
  { id: 'discarded', shape: 'discarded TEXT' },
  { id: 'stays', shape: 'stays TEXT' },
  { id: 'total', shape: 'total cost N' },
  { id: 'in', shape: 'in TEXT' },
  { id: 'contested', shape: 'contested' },
  { id: 'contested', shape: 'not contested' },
  { id: 'dark', shape: 'dark N' },
  { id: 'light', shape: 'light N' },
  { id: 'winner', shape: 'winner dark' },
  { id: 'winner', shape: 'winner light' },
  { id: 'pays', shape: 'pays N' },
  { id: 'has', shape: 'has TEXT' },
] as const satisfies readonly Shape<string>[];

/** One thing that a stack example expects. */
export interface StackExpect {
  id: (typeof shapes)[number]['id'];
  /** As written. */
  text: string;
  line: number;
  number?: number;
  words?: string;
  /** Card that a bit comes from. */
  from?: string;
  ruling?: RulingId;
  side?: Side;
  not: boolean;
}

/** The forms of what a stack example may expect, for docs and completion. */
export const stackExpectForms: readonly string[] = [
  ...shapes.map(({ shape }) => shape),
  'has no TEXT',
  'has TEXT from TEXT',
];

/** Reads an `expect` line of a stack example. @throws NotationError */
export function readStackExpect(line: FenceLine): StackExpect[] {
  return splitList(line.value, line.column ?? 1).map(({ text, column }) =>
    readOne(text, { line: line.line, column }),
  );
}

function readOne(text: string, place: Place): StackExpect {
  const filled = readShape(shapes, text, new Map(), place);
  const item: StackExpect = { id: filled.id, text, line: place.line, not: /^not\b/i.test(text) };
  if (filled.number !== undefined) item.number = filled.number;
  if (filled.ruling !== undefined) item.ruling = filled.ruling;
  if (filled.text !== undefined) item.words = filled.text;
  if (filled.id === 'winner') item.side = /dark$/i.test(text) ? 'dark' : 'light';
  if (filled.id !== 'has') return item;
  const has = /^(no )?(.+?)(?: from (\S.*))?$/i.exec(filled.text ?? '');
  if (has === null) throw new NotationError('`has` names a keyword, as in `has Overkill`.', place);
  item.not = has[1] !== undefined;
  item.words = has[2] ?? '';
  if (has[3] !== undefined) item.from = has[3];
  return item;
}
