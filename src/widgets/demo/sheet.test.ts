import { describe, expect, test } from 'vitest';
import { playExample } from '../../examples/play.ts';
import { type Action, act, type Desk, type Sheet, sceneOn, sheetOf } from './sheet.ts';

const face = () => 4;
const sheet = (...lines: string[]): Sheet => {
  const { recording, title = 'Example' } = playExample(lines.join('\n'));
  if (recording === undefined) throw new Error('This example has no recording');
  return sheetOf(recording, title);
};
const desk = (now: Sheet): Desk => ({ now, past: [], taken: [] });
const played = (now: Sheet, ...actions: Action[]): Desk =>
  actions.reduce((before, action) => act(before, action, face), desk(now));
const dice = ({ now }: Desk) =>
  sceneOn(now)?.groups.map((group) => group.dice.map(({ natural }) => natural));
const told = ({ now }: Desk) => sceneOn(now)?.sentence;

const crit = sheet('attacker power 3, Critical Hit 2', 'defender health 6', 'roll 6 4 1');
const parried = sheet(
  'attacker power 2, Lucky 1',
  'defender health 6, Parry 1',
  'roll 4 1',
  're-roll attacker 1 -> 5',
);

describe('a demo', () => {
  test('begins with the example as it came out', () => {
    expect(told(desk(crit))).toBe('2 hits, 4 damage counters on the defender.');
  });

  test('sets a die and says what comes of it', () => {
    const set = played(crit, { do: 'set', move: 0, die: 0, face: 5 });
    expect(dice(set)).toEqual([[5, 4, 1]]);
    expect(told(set)).toBe('2 hits, 2 damage counters on the defender.');
  });

  test('keeps the dice that lie when power changes, and throws the new one', () => {
    const more = { do: 'dial', unit: 'attacker', dial: 'power', from: 3, min: 0, max: 40 } as const;
    expect(dice(played(crit, { ...more, by: 1 }))).toEqual([[6, 4, 1, 4]]);
    expect(dice(played(crit, { ...more, by: -1 }))).toEqual([[6, 4]]);
    expect(dice(played(crit, { ...more, by: 1 }, { ...more, by: 1 }))).toEqual([[6, 4, 1, 4, 4]]);
  });

  test('steps through the attack, one step of it at a time', () => {
    let now = played(crit, { do: 'restart' });
    const steps: (string | undefined)[] = [];
    for (let at = 0; at < 8; at++) {
      steps.push(sceneOn(now.now)?.step);
      now = act(now, { do: 'step' }, face);
    }
    expect([...new Set(steps)]).toEqual([
      'attack-declared',
      'initial-roll',
      'pending-damage',
      'damage-placement',
    ]);
    expect(told(now)).toBe('2 hits, 4 damage counters on the defender.');
  });

  test('does not tell what hits before hits are counted', () => {
    const rolled = played(crit, { do: 'restart' }, { do: 'step' }, { do: 'step' });
    const scene = sceneOn(rolled.now);
    expect(scene?.groups[0]?.dice.map(({ hit }) => hit)).toEqual([undefined, undefined, undefined]);
    expect(scene?.units.map(({ counters }) => counters)).toEqual([0, 0]);
  });

  test('takes back and brings back any change', () => {
    const set = played(crit, { do: 'set', move: 0, die: 2, face: 6 }, { do: 'roll' });
    expect(dice(set)).toEqual([[4, 4, 4]]);
    const back = act(act(set, { do: 'undo' }, face), { do: 'undo' }, face);
    expect(back.now).toBe(crit);
    expect(dice(act(back, { do: 'redo' }, face))).toEqual([[6, 4, 6]]);
  });

  test('keeps a re-roll where another die is set', () => {
    const set = played(parried, { do: 'set', move: 0, die: 1, face: 6 });
    expect(dice(set)).toEqual([[5, 6]]);
    expect(told(set)).toBe('2 hits, 2 damage counters on the defender.');
  });

  test('sets a re-rolled die where it lies now', () => {
    const [group] = sceneOn(parried)?.groups ?? [];
    expect(group?.dice[0]?.source).toEqual({ move: 2, die: 0 });
    expect(dice(played(parried, { do: 'set', move: 2, die: 0, face: 2 }))).toEqual([[2, 1]]);
  });

  test('shows a refused attack without a scene', () => {
    const refused = sheet(
      'attacker Space, power 2, Bombard 4',
      'defender Space',
      'use attacker Bombard',
      'expect refused bombard/never-hits-space',
    );
    expect(sceneOn(refused)).toBeUndefined();
  });
});
