import { expect, test } from 'vitest';
import type { BuildPlay } from '../../../examples/build/moves.ts';
import { playExample } from '../../../examples/play.ts';
import { knobs } from '../build/play.ts';
import { actLine, type LineAction, type LineDesk, lineSheetOf } from './desk.ts';

const done = (desk: LineDesk<BuildPlay>, action: LineAction<BuildPlay>) =>
  actLine(desk, action, knobs);

function deskOf(source: string): LineDesk<BuildPlay> {
  const { play } = playExample(source);
  if (play?.kind !== 'build') throw new Error('no build');
  return { now: lineSheetOf(play, 'Example'), past: [] };
}

const two = 'unit A: Upkeep: Pay 1 Force\nforce 3\npay A\nbuild-step next\nexpect force 1 left';

test('it begins at the end, goes back to the start, and steps on to the end and no further', () => {
  let desk = deskOf(two);
  expect(desk.now.at).toBe(3);
  desk = done(desk, { do: 'restart' });
  const places: number[] = [];
  for (let n = 0; n < 5; n++) {
    places.push(desk.now.at);
    desk = done(desk, { do: 'step' });
  }
  expect(places).toEqual([0, 1, 2, 3, 3]);
});

test('a move of its own cuts off what came later, and undo brings it back', () => {
  const before = done(deskOf(two), { do: 'restart' });
  const desk = done(before, { do: 'make', move: { do: 'take', what: 'card' } });
  expect(desk.now.moves).toEqual([{ do: 'take', what: 'card' }]);
  expect(desk.now.own).toBe(true);
  expect(done(desk, { do: 'undo' })).toEqual(before);
});

test('a changed start or move keeps all others, and what changes nothing is no step to undo', () => {
  const desk = deskOf(two);
  const start = { ...desk.now.start, purse: { force: 0 } };
  const poorer = done(desk, { do: 'start', start });
  expect(poorer.now.moves).toEqual(desk.now.moves);
  expect(poorer.now.start).toBe(start);
  const other = done(desk, { do: 'change', at: 0, move: { do: 'skip', unit: 'A' } });
  expect(other.now.moves).toEqual([{ do: 'skip', unit: 'A' }, ...desk.now.moves.slice(1)]);
  expect(done(desk, { do: 'undo' })).toBe(desk);
  expect(done(desk, { do: 'step' })).toBe(desk);
});

test('a turned knob changes the start; one that is not there, or a value of another kind, changes nothing', () => {
  const desk = deskOf(two);
  const turned = done(desk, { do: 'turn', knob: 'Force', value: 7 });
  expect(turned.now.start).toMatchObject({ purse: { force: 7 } });
  expect(turned.now.moves).toEqual(desk.now.moves);
  expect(done(desk, { do: 'turn', knob: 'Fore', value: 7 })).toBe(desk);
  expect(done(desk, { do: 'turn', knob: 'Force', value: 'seven' })).toBe(desk);
});
