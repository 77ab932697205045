import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answer, next, rollDamage, startArrival, startAttack } from './attack.ts';
import { allRules } from './registry.ts';
import { illSaid } from './said.testing.ts';
import type { Ability, AttackState, Await, Later, Reply, UnitSpec } from './types.ts';
import { Refusal } from './types.ts';

const KEYWORDS = allRules().map((rules) => rules.id);

const abilities: fc.Arbitrary<Ability> = fc.record(
  {
    keyword: fc.constantFrom(...KEYWORDS),
    value: fc.oneof(fc.integer({ min: -2, max: 4 }), fc.constant('power' as const)),
    cost: fc.constantFrom('Pay 1 Force', 'Tap this unit', 'Discard this unit', 'Pay 0 Force'),
    text: fc.constantFrom('Gain 2 Force', ''),
  },
  { requiredKeys: ['keyword', 'value'] },
);

const unit = (id: string): fc.Arbitrary<UnitSpec> =>
  fc
    .record(
      {
        id: fc.constant(id),
        side: fc.constantFrom('dark' as const, 'light' as const),
        arena: fc.constantFrom('ground' as const, 'ground' as const, 'space' as const),
        power: fc.integer({ min: 0, max: 5 }),
        health: fc.integer({ min: 1, max: 5 }),
        tapped: fc.boolean(),
        zone: fc.constantFrom('arena' as const, 'arena' as const, 'build-zone' as const),
        stack: fc.integer({ min: 1, max: 4 }),
        abilities: fc.array(abilities, { maxLength: 5 }),
      },
      { requiredKeys: ['id', 'power', 'health', 'abilities'] },
    )
    .chain((spec) =>
      fc.integer({ min: 0, max: spec.health - 1 }).map((counters) => ({ ...spec, counters })),
    );

/** A may attack D as a rule; now and then something forbids it, and then it has to be refused. */
const units = fc
  .tuple(unit('A'), unit('D'), unit('E'), unit('F'), fc.nat({ max: 9 }))
  .map(([A, D, E, F, oddity]) => {
    const fit = { arena: 'ground' as const, zone: 'arena' as const };
    const attacker = { ...A, ...fit, side: 'dark' as const, tapped: false };
    return [
      oddity === 0 ? A : attacker,
      oddity < 2 ? D : { ...D, ...fit, side: 'light' as const },
      E,
      F,
    ];
  });

const later: fc.Arbitrary<Later[]> = fc.array(
  fc.oneof(
    fc.record({
      at: fc.constantFrom('attack-pop' as const, 're-roll' as const, 'damage-prevention' as const),
      unit: fc.constantFrom('A', 'D', 'E'),
      ability: abilities,
    }),
    fc.record({
      at: fc.constantFrom(
        'attack-declared' as const,
        'initial-roll' as const,
        'attack-end' as const,
      ),
      unit: fc.constantFrom('A', 'D', 'E'),
      power: fc.integer({ min: -3, max: 3 }),
    }),
    fc.record({
      at: fc.constant('re-roll' as const),
      by: fc.constant('a card'),
      positions: fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 3 }),
    }),
  ),
  { maxLength: 2 },
);

const luck = fc.infiniteStream(fc.nat({ max: 5 }));

function replyTo(awaits: Await, draw: () => number): Reply {
  if (awaits.kind === 'done') throw new Error('Nothing is awaited');
  if (awaits.kind === 'dice') {
    return { dice: Array.from({ length: awaits.count }, () => 1 + draw()) };
  }
  const option = awaits.options[draw() % awaits.options.length];
  if (!option) throw new Error('A choice without options');
  if (!option.dice) return { choose: option.id };
  const all = Array.from({ length: option.dice.of }, (_, at) => at + 1);
  const some = all.filter(() => draw() > 2).slice(0, option.dice.max);
  return { choose: option.id, positions: some };
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}

/** Plays to the end; at every step the state is frozen, sane, and its JSON twin goes on alike. */
function playOut(start: AttackState, stream: Iterator<number>): void {
  const draw = () => Number(stream.next().value ?? 0);
  let state = start;
  for (let steps = 0; next(state).kind !== 'done'; steps++) {
    expect(steps).toBeLessThan(300);
    const before = JSON.stringify(frozen(state));
    const reply = replyTo(next(state), draw);
    const twin = answer(JSON.parse(before) as AttackState, reply);
    const following = answer(state, reply);
    expect(JSON.stringify(twin)).toBe(JSON.stringify(following));
    expect(JSON.stringify(state)).toBe(before);
    state = following;
    check(state);
  }
}

function check(state: AttackState): void {
  for (const { counters, zone } of state.units) {
    expect(counters).toBeGreaterThanOrEqual(0);
    expect(Number.isInteger(counters)).toBe(true);
    expect(['arena', 'build-zone', 'discard']).toContain(zone);
  }
  for (const { pending, prevented, first } of state.damage) {
    expect(pending).toBeGreaterThanOrEqual(0);
    expect(pending + prevented).toBeLessThanOrEqual(first);
  }
  expect(illSaid([state.awaiting, state.barred, state.trace])).toEqual([]);
  for (const { what } of state.trace) expect(what).toMatch(/^[^a-z]/);
  expect(new Set(state.discarded).size).toBe(state.discarded.length);
}

function unlessRefused(start: () => AttackState): AttackState | undefined {
  try {
    return start();
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

describe('Any board, any replies', () => {
  it('should play every attack to its end, or refuse it with a ruling', () => {
    const how = fc.record(
      {
        via: fc.constantFrom(undefined, undefined, undefined, 'bombard', 'ion-cannon'),
        withoutTapping: fc.boolean(),
        ownSide: fc.boolean(),
        later,
      },
      { requiredKeys: ['via', 'later'] },
    );
    const force = fc.constantFrom({}, { dark: 1, light: 1 });
    fc.assert(
      fc.property(units, how, force, luck, (board, { via, ...rest }, have, stream) => {
        const roles = { attacker: 'A', defender: 'D', ...(via === undefined ? {} : { via }) };
        const setup = { units: board, force: have, ...roles, ...rest };
        const state = unlessRefused(() => startAttack(setup));
        if (state) playOut(state, stream);
      }),
      { numRuns: 400 },
    );
  });

  it('should play every arrival and every throw of dice of damage to its end', () => {
    fc.assert(
      fc.property(units, fc.nat({ max: 4 }), luck, (board, dice, stream) => {
        const setup = { units: board, source: 'A', victim: 'D', dice };
        const thrown = unlessRefused(() => rollDamage(setup));
        if (thrown) playOut(thrown, stream);
        const arrived = unlessRefused(() => startArrival({ units: board, arriving: 'A' }));
        if (arrived) playOut(arrived, stream);
      }),
      { numRuns: 200 },
    );
  });
});
