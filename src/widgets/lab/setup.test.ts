import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { statesOf } from '../../examples/attack/moves.ts';
import { type Start, unitsIn } from '../../examples/attack/recording.ts';
import { playExample } from '../../examples/play.ts';
import { readPlay } from '../../share/play-read.ts';
import { queryOf, setupLines } from '../../share/play-write.ts';
import { sceneOn, sheetOf } from '../demo/sheet.ts';
import { fieldsOf, KEYWORDS, withPrice, wordsFor } from './fields.ts';
import { withKind } from './kinds.ts';
import { withLead, withMore, without, withSpec, withText } from './setup.ts';
import { kindOf, slotsOf } from './slots.ts';
import { codeOf, summaryOf, titleOf } from './summary.ts';
import {
  forceOf,
  rollsOf,
  waysOf,
  withForce,
  withGift,
  withRolls,
  withSides,
  withVia,
} from './terms.ts';

const startOf = (...lines: string[]) => {
  const { recording } = playExample(lines.join('\n'));
  if (recording === undefined) throw new Error('This example has no recording');
  return recording.start;
};
const fight = startOf('attacker power 4, Critical Hit 2', 'defender health 6, Armor');
const texts = (start: Start) => setupLines(start).map(({ key, value }) => `${key} ${value}`);

describe('the text of a unit', () => {
  test('becomes the unit, and leaves the other alone', () => {
    const { start, problems } = withText(fight, 'attacker', 'Vader: power 2, crit 1, ');
    expect(problems).toEqual([]);
    expect(start && texts(start)).toEqual([
      'attacker Vader: power 2, Critical Hit 1',
      'defender health 6, Armor',
    ]);
  });

  test('that cannot be read changes nothing and says what was expected', () => {
    const { start, problems } = withText(fight, 'attacker', 'power many, Crticial Hit 2');
    expect(start).toBeUndefined();
    expect(problems.join(' ')).toContain('from 0 to 100');
    expect(problems.join(' ')).toContain('Did you mean "Critical Hit"?');
    expect(withText(fight, 'attacker', 'health 3').problems.join()).toContain('no power');
  });

  test('needs a name of its own among others', () => {
    const more = withMore(fight, 'suffering');
    expect(withText(more, 'defending-side', 'defender: health 3').problems.join()).toContain(
      'taken',
    );
    expect(withText(more, 'defending-side', 'health 3').problems.join()).toContain('name');
  });

  test('that gives up the way of the attack gives up the attack into the other arena', () => {
    const bombing = withVia(
      startOf('attacker Space, power 2, Bombard 4', 'defender health 5', 'use attacker Bombard'),
      'bombard',
    );
    expect(waysOf(bombing)).toEqual(['bombard']);
    const { start } = withText(bombing, 'attacker', 'power 2, Space');
    expect(start && 'attack' in start && start.attack.via).toBeUndefined();
  });
});

describe('what is on the table', () => {
  test('takes more units, other leaders, and lets units go', () => {
    const two = withMore(withMore(fight, 'doing'), 'suffering');
    expect(slotsOf(two).map(({ id, half }) => `${id} ${half}`)).toEqual([
      'attacker doing',
      'defender suffering',
      'attacking-side doing',
      'defending-side suffering',
    ]);
    const led = withLead(two, 'defending-side');
    expect(texts(led)).toContain('defender Guard: power 3, health 5');
    expect(texts(led)).toContain('defending-side Guard 2: health 6, Armor');
    expect(texts(without(led, 'defending-side'))).toHaveLength(3);
    expect(statesOf({ start: led, moves: [] }).refused).toBeUndefined();
  });

  test('becomes dice of damage, an arrival, and an attack again', () => {
    const damage = withKind(fight, 'damage');
    expect(texts(damage)).toContain('rolls 3');
    const shot = withText(damage, 'source', 'Retaliate 2').start ?? damage;
    expect(rollsOf(shot)).toEqual(['retaliate']);
    const named = withRolls(shot, 'retaliate');
    expect('damage' in named && named.damage).toMatchObject({ dice: 2, keyword: 'retaliate' });
    const arrival = withKind(fight, 'arrival');
    expect(texts(arrival)[0]).toMatch(/^arriving Guard|^arriving Newcomer/);
    expect(texts(arrival).join()).toContain('Ambush 2');
    const back = withKind(arrival, 'attack');
    expect(kindOf(back)).toBe('attack');
    for (const start of [damage, named, arrival, back]) {
      expect(statesOf({ start, moves: [] }).refused).toBeUndefined();
    }
  });

  test('counts Force by side and swaps it with the sides', () => {
    const start = withSides(withForce(fight, 'light', 2));
    expect(forceOf(start)).toEqual({ dark: 2, light: undefined });
    expect(unitsIn(start).map(({ side }) => side)).toEqual(['light', 'dark']);
    expect(forceOf(withForce(start, 'dark', undefined))).toEqual({
      dark: undefined,
      light: undefined,
    });
  });
});

/** Any one thing that somebody may do to the table. */
type Deed = [what: number, which: number, how: number];
function done(start: Start, [what, which, how]: Deed): Start {
  const slots = slotsOf(start);
  const slot = slots[which % slots.length];
  const half = how % 2 ? 'doing' : 'suffering';
  if (slot === undefined) return start;
  const words = [...KEYWORDS, ...wordsFor(slot.spec)];
  const field = fieldsOf(slot.spec, 'ground').filter((one) => one.without)[how % 3];
  switch (what) {
    case 0:
      return kindOf(start) === 'damage' ? start : withMore(start, half);
    case 1:
      return slot.lead ? start : withLead(start, slot.id);
    case 2:
      return slot.lead ? start : without(start, slot.id);
    case 3:
      return withKind(start, (['attack', 'damage', 'arrival'] as const)[how % 3] ?? 'attack');
    case 4:
      return withSides(start);
    case 5:
      return withForce(start, how % 2 ? 'dark' : 'light', how % 5 || undefined);
    case 6:
      return withVia(start, waysOf(start)[0]);
    case 7:
      return withRolls(start, how % 2 ? how % 7 : (rollsOf(start)[0] ?? 2));
    case 8:
      return withSpec(start, slot, words[how % words.length]?.add(slot.spec) ?? slot.spec);
    case 9:
      return field?.without ? withSpec(start, slot, field.without) : start;
    case 10:
      return withGift(start, GIFTS[how % GIFTS.length] ?? '').start ?? start;
    default:
      return withText(start, slot.id, TEXTS[how % TEXTS.length] ?? '').start ?? start;
  }
}
const GIFTS = [
  'attacker power 2 at attack-pop',
  'defender Evade 2 at damage-prevention',
  'nobody 1',
];
const TEXTS = [
  'Han: power 2',
  '"power": power 1, Space',
  'power 2, Bombard 3',
  'x',
  'Ambush 2',
  '',
];

test('whatever is done to the table, it can be played, linked to and opened again', () => {
  const deed = fc.tuple(fc.nat(11), fc.nat(5), fc.nat(200));
  let states = 0;
  fc.assert(
    fc.property(fc.array(deed, { minLength: 1, maxLength: 12 }), (deeds) => {
      let start = fight;
      for (const one of deeds) {
        start = done(start, one);
        states += 1;
        const { states: played } = statesOf({ start, moves: [] });
        const { state, problems } = readPlay(queryOf({ start, moves: [], at: 0 }, played));
        expect(problems).toEqual([]);
        for (const kind of ['attack', 'damage', 'arrival'] as const) {
          expect(kindOf(withKind(start, kind)), JSON.stringify(setupLines(start))).toBe(kind);
        }
        for (const slot of slotsOf(start).filter(({ lead }) => !lead)) {
          expect(slotsOf(without(start, slot.id))).toHaveLength(slotsOf(start).length - 1);
        }
        const reached = (from: Start | undefined) =>
          from && JSON.stringify(statesOf({ start: from, moves: [] }));
        expect(reached(state?.start)).toBe(reached(start));
        expect(setupLines(state?.start ?? fight)).toEqual(setupLines(start));
        const sheet = sheetOf({ start, moves: [] }, 'Lab');
        expect(summaryOf(sheet, sceneOn(sheet))).not.toBe('');
      }
    }),
    { numRuns: 250 },
  );
  expect(states).toBeGreaterThan(1200);
}, 120_000);

describe('the fields of a unit', () => {
  const [spec] = unitsIn(
    startOf(
      'attacker power 4, Pay 1 Force -> Evade 2, Bounty: "Gain 2, or 3"',
      'defender health 6',
    ),
  );

  test('say each number, its price, and what the unit is without it', () => {
    if (!spec) throw new Error('no unit');
    const fields = fieldsOf(spec, 'ground');
    expect(fields.map(({ label, value, price }) => [label, value, price])).toEqual([
      ['power', 4, undefined],
      ['health', 5, undefined],
      ['Evade', 2, 1],
      ['Bounty: Gain 2, or 3', undefined, undefined],
    ]);
    expect(fields[2]?.without?.abilities).toHaveLength(1);
    expect(withPrice(spec, 0, 0).abilities?.[0]).toEqual({ keyword: 'evade', value: 2 });
    expect(withPrice(spec, 0, 3).abilities?.[0]).toMatchObject({ cost: 'Pay 3 Force', force: 3 });
  });

  test('can have any keyword and word added, and every one can be taken off again', () => {
    if (!spec) throw new Error('no unit');
    for (const { add, label } of [...KEYWORDS, ...wordsFor(spec)]) {
      const more = add(spec);
      const again = fieldsOf(more, 'ground');
      const gained = again.filter(({ without: rest }) => rest !== undefined).length;
      expect(gained, label).toBeGreaterThanOrEqual(label === 'Ground arena' ? 2 : 3);
    }
  });
});

describe('the result in words', () => {
  test('says who, the dice and what came of it, in one line', () => {
    const { recording } = playExample(
      'attacker Vader: power 2, Lucky 1\ndefender health 6\ndefending-side Guard: health 2\nroll 4 1\nre-roll attacker 2 -> 5',
    );
    if (!recording) throw new Error('no recording');
    const sheet = sheetOf(recording, 'Lab');
    expect(summaryOf(sheet, sceneOn(sheet))).toBe(
      'Vader (power 2, Lucky 1) attacks the defender (health 6), beside Guard (health 2). Attack dice: 4 1→5. 2 hits, 2 damage counters on the defender.',
    );
    expect(titleOf(sheet)).toBe('Lab: Vader against health 6');
    expect(codeOf(setupLines(sheet.start)).split('\n')[1]).toBe('defender        health 6');
  });
});
