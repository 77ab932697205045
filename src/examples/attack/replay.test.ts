import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromAddress, toAddress } from '../../notation/address.ts';
import { type AttackScript, readAttack } from '../../notation/attack.ts';
import { playKeys } from '../../notation/attack-lines.ts';
import { NotationError } from '../../notation/errors.ts';
import { readFence, writeFence } from '../../notation/fence.ts';
import { keywordNames } from '../../notation/keyword-names.ts';
import { numbered, writeAttack } from '../../notation/write-attack.ts';
import {
  type Ability,
  type AttackState,
  answer,
  next,
  Refusal,
  type Reply,
  startAttack,
  type UnitSpec,
} from '../../rules/index.ts';
import { record } from './record.ts';
import { replayAttack } from './replay.ts';

const keys = new Set<string>([
  ...['title', 'attacker', 'defender', 'attacking-side', 'defending-side', 'force'],
  ...playKeys,
]);

const counted = [
  ...['Accuracy', 'Area Damage', 'Bombard', 'Critical Hit', 'Deflect', 'Evade', 'Focus', 'Fury'],
  ...['Lucky', 'Overkill', 'Parry', 'Protect', 'Retaliate', 'Shields', 'Surge', 'Avenge', 'Armor'],
  ...[
    'Cunning',
    'Double Strike',
    'Intercept',
    'Ferocity',
    'Forewarning',
    'Stealth',
    'Intimidation',
  ],
];
const ability: fc.Arbitrary<Ability> = fc
  .record({
    name: fc.constantFrom(...counted),
    value: fc.integer({ min: 1, max: 3 }),
    paid: fc.boolean(),
  })
  .map(({ name, value, paid }) => {
    const { id = '', template = '' } = keywordNames.find((each) => each.name === name) ?? {};
    const made: Ability = { keyword: id };
    if (/X/.test(template)) made.value = value;
    if (id === 'forewarning') made.text = 'Gain 2 Force';
    const pays = ['deflect', 'evade', 'protect', 'retaliate', 'intercept'].includes(id);
    return pays && paid ? { ...made, cost: 'Pay 1 Force', force: 1 } : made;
  });
const unit = fc.record({
  power: fc.integer({ min: 1, max: 5 }),
  health: fc.integer({ min: 1, max: 8 }),
  abilities: fc.array(ability, { minLength: 2, maxLength: 6 }),
});
const names = ['E', 'Guard of Endor', 'Guard, the "elder"', 'R2-D2'];
const board = fc
  .record({
    units: fc.array(unit, { minLength: 2, maxLength: 5 }),
    swap: fc.boolean(),
    force: fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined }),
    ours: fc.boolean(),
  })
  .map(({ units, swap, force, ours }) => {
    const sides = swap ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
    const specs: UnitSpec[] = units.map((spec, index) => {
      const id = ['attacker', 'defender', ...names][index] ?? '';
      const side = index === 0 || (index > 2 && ours) ? sides[0] : sides[1];
      return index > 1 ? { id, name: id, ...spec, side } : { id, ...spec, side };
    });
    for (const spec of specs) spec.arena = 'ground';
    specs.sort((a, b) => rank(a, sides[0]) - rank(b, sides[0]));
    const script: AttackScript = {
      units: specs,
      parts: [{ line: 0, declaration: { attacker: 'attacker', defender: 'defender' }, lines: [] }],
    };
    return force === undefined ? script : { ...script, force: { dark: force, light: 1 } };
  });

function rank({ id, side }: UnitSpec, attacking: string): number {
  if (id === 'attacker') return 0;
  if (id === 'defender') return 1;
  return side === attacking ? 2 : 3;
}

/** Plays at random, as far as `steps` go. */
function play(
  start: AttackState,
  steps: readonly number[],
): { state: AttackState; replies: Reply[] } {
  let state = start;
  const replies: Reply[] = [];
  for (const step of steps) {
    const asked = next(state);
    if (asked.kind === 'done') break;
    const reply = replyFor(asked, step);
    state = answer(state, reply);
    replies.push(reply);
  }
  return { state, replies };
}

function replyFor(asked: Exclude<ReturnType<typeof next>, { kind: 'done' }>, step: number): Reply {
  if (asked.kind === 'dice') {
    return { dice: Array.from({ length: asked.count }, (_, i) => ((step >> (i % 16)) % 6) + 1) };
  }
  const option = asked.options[step % asked.options.length];
  const choose = option?.id ?? 'pass';
  if (option?.dice === undefined) return { choose };
  const count = 1 + (step % Math.min(option.dice.max, option.dice.of));
  return { choose, positions: Array.from({ length: count }, (_, i) => i + 1) };
}

describe('an attack in an address', () => {
  test('opens as the very same situation, whatever was played', () => {
    let played = 0;
    const property = fc.property(
      board,
      fc.array(fc.nat({ max: 100_000 }), { minLength: 14, maxLength: 30 }),
      (script, steps) => {
        let start: AttackState;
        try {
          start = startAttack({
            units: script.units,
            ...(script.force ? { force: script.force } : {}),
            attacker: 'attacker',
            defender: 'defender',
          });
        } catch (error) {
          if (error instanceof Refusal) return;
          throw error;
        }
        const { state, replies } = play(start, steps);
        played += replies.length;
        const [part] = script.parts;
        if (part) part.lines = record(start, replies);
        const address = toAddress(writeAttack(script));
        const { lines, others, problems } = fromAddress(`?${address}`, keys);
        expect([others, problems]).toEqual([[], []]);
        const replayed = replayAttack(lines);
        expect(replayed.problems, address).toEqual([]);
        expect(JSON.stringify(replayed.state), address).toBe(JSON.stringify(state));
      },
    );
    fc.assert(property, { numRuns: 2000 });
    expect(played).toBeGreaterThan(4000);
  }, 120_000);

  test('is short and can be read', () => {
    const script = readAttack(
      readFence(
        'attacker power 4, Critical Hit 2\ndefender health 6, Armor, Evade 2\nroll 6 6 3 1\nuse defender Evade 2, 1 damage',
      ),
    );
    expect(toAddress(writeAttack(script))).toBe(
      'attacker=power+4,+Critical+Hit+2&defender=health+6,+Armor,+Evade+2&roll=6+6+3+1&use=defender+Evade+2,+1+damage',
    );
  });

  test('records what a player would write, without the passes in between', () => {
    const script = readAttack(
      readFence(
        'attacker power 2, Lucky 1\ndefender health 6, Evade 2\nroll 4 1\nre-roll attacker 2 -> 6\nuse defender Evade 2, 1 damage',
      ),
    );
    const start = startAttack({ units: script.units, attacker: 'attacker', defender: 'defender' });
    const replies: Reply[] = [
      { dice: [4, 1] },
      { choose: 'attacker.lucky', positions: [2] },
      { dice: [6] },
      { choose: 'defender.evade:1@attack' },
    ];
    const part = { ...script.parts[0], lines: record(start, replies) };
    expect(part.lines.map(({ line: _, ...rest }) => rest)).toEqual(
      script.parts[0]?.lines.map(({ line: _, ...rest }) => rest),
    );
  });

  test('that was mangled shows what can be read, and names the rest', () => {
    const query =
      '?attacker=power+3,+Critcal+Hit+2,+Fury+1&rol=6&utm_source=x&roll=6+6+9&roll=6+6+2&use=E+Evade+2&gain=x&defender=%FF%00health+4';
    const { lines, others } = fromAddress(query, keys);
    expect(others).toEqual([
      ['rol', '6'],
      ['utm_source', 'x'],
    ]);
    const { state, problems } = replayAttack(lines);
    expect(state?.attack?.dice?.dice.map(({ natural }) => natural)).toEqual([6, 6, 2]);
    expect(state?.units[0]?.abilities).toEqual([{ keyword: 'fury', value: 1 }]);
    expect(problems.map(({ line, message }) => `${line} ${message.slice(0, 30)}`)).toEqual([
      '1 "Critcal Hit 2" is no keyword ',
      expect.stringMatching(/^6 /),
      '2 "9" is no face of a die: attac',
      '4 "E" is no unit of this example',
      '5 "x" is no unit of this example',
    ]);
  });

  test('that says who may not be attacked says why', () => {
    const { lines } = fromAddress('attacker=power+3&defender=Stealth', keys);
    const { state, refused } = replayAttack(lines);
    expect(state).toBeUndefined();
    expect(refused?.ruling).toBe('stealth/cannot-be-attacked');
  });

  test('never throws and always leaves something to look at', () => {
    const key = fc.oneof(fc.constantFrom(...keys), fc.string({ maxLength: 8 }));
    const value = fc.oneof(
      fc.constantFrom('power 3', '6 6', 'attacker Overkill 1 to defender', 'attacker on defender'),
      fc.string({ maxLength: 30, unit: 'binary' }),
      fc
        .array(
          fc.constantFrom('attacker', 'power', '3', ',', 'Evade', '->', '6', 'at', 'on', '"'),
          {
            maxLength: 8,
          },
        )
        .map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(key, value), { maxLength: 20 }), (pairs) => {
        const query = toAddress(pairs.map(([k, v]) => ({ key: k, value: v })));
        const replayed = replayAttack(fromAddress(query, keys).lines);
        expect(replayed.state ?? replayed.refused).toBeDefined();
        for (const problem of replayed.problems) expect(problem).toBeInstanceOf(NotationError);
      }),
      { numRuns: 500 },
    );
    fc.assert(
      fc.property(fc.string({ maxLength: 100, unit: 'binary' }), (query) => {
        replayAttack(fromAddress(query, keys).lines);
      }),
    );
  }, 120_000);
});

test('an attack is written as it was read', () => {
  const text = `title     All of it
attacker        Vader: power 4, speed 40, Space, Bombard 3, Accuracy -1
defender        health 6, Ground, Forewarning: Gain 1 Force, Retaliate power
attacking-side  Wing: power 2, Ground
defending-side  "Guard, old": health 4, Intercept, Pay 1 Force -> Evade 2
force           dark 2, light 1
use             attacker Bombard
gain            attacker power 1 at attack-pop
guess           defender 2
use             "Guard, old" Intercept
roll            4 4 1 2
re-roll         Sabotage 1 -> 5
pass            defender
choose          Guard, old.evade:1@attack
use             "Guard, old" Evade 2 against attack, 1 damage
dice            Area Damage none
expect          hits 2, refused evade/once-per-source
attack          Wing on "Guard, old"
gain            "Guard, old" Shields 1 at re-roll
roll            none
`;
  const read = (source: string) => {
    const { parts, ...rest } = readAttack(readFence(source));
    return {
      ...rest,
      parts: parts.map(({ declaration, lines }) => ({
        declaration,
        lines: lines.map((line) => ({ ...line, line: 0, items: 'items' in line && items(line) })),
      })),
    };
  };
  const items = ({ items: all }: { items: { line: number }[] }) =>
    all.map((item) => ({ ...item, line: 0 }));
  const written = writeFence(writeAttack(readAttack(readFence(text))));
  expect(read(written)).toEqual(read(text));
  expect(numbered([{ key: 'roll', value: '6' }])).toEqual([
    { key: 'roll', value: '6', line: 1, column: 1 },
  ]);
});
