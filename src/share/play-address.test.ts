import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCatalog } from '../catalog/index.ts';
import { statesOf } from '../examples/attack/moves.ts';
import type { Recording, Start } from '../examples/attack/recording.ts';
import { playExample } from '../examples/play.ts';
import { answer, type Reply } from '../rules/index.ts';
import type { Ability, UnitSpec } from '../rules/types.ts';
import { readPlay, readStart } from './play-address.ts';
import { queryOf, setupLines } from './play-write.ts';

const query = (recording: Recording, at = recording.moves.length) =>
  queryOf({ ...recording, at }, statesOf(recording).states);
const end = (recording: Recording | undefined) =>
  recording && JSON.stringify(statesOf(recording).states.at(-1));
/** Units as they count: what the description leaves out and what it says alike. */
const board = (recording: Recording | undefined) =>
  recording && JSON.stringify(statesOf(recording).states.at(0)?.units);

const number = (keyword: string) =>
  fc.integer({ min: 1, max: 3 }).map((value): Ability => ({ keyword, value }));
const plain = (keyword: string) => fc.constant<Ability>({ keyword });
const attacking = fc.oneof(
  ...['critical-hit', 'fury', 'focus', 'lucky', 'accuracy', 'area-damage'].map(number),
  ...['overkill', 'ferocity', 'cunning', 'double-strike'].map(plain),
);
const defending = fc.oneof(
  ...['evade', 'parry', 'lucky', 'shields', 'retaliate', 'deflect', 'surge'].map(number),
  ...['armor', 'intercept'].map(plain),
);
const stats = { health: fc.integer({ min: 1, max: 9 }), counters: fc.constantFrom(undefined, 0) };
const unit = (id: string, abilities: fc.Arbitrary<Ability>) =>
  fc
    .record({
      power: fc.integer({ min: 0, max: 6 }),
      health: stats.health,
      abilities: fc.array(abilities, { maxLength: 3 }),
    })
    .map((spec): UnitSpec => ({ id, ...spec, arena: 'ground' }));

/** A board, and a source of choices for everything that is asked on it. */
const plays = fc.tuple(
  unit('attacker', attacking),
  unit('defender', defending),
  fc.option(unit('Guard', defending)),
  fc.array(fc.nat(1_000_000), { minLength: 40, maxLength: 40 }),
);

function recordingOf([attacker, defender, guard, chance]: [
  UnitSpec,
  UnitSpec,
  UnitSpec | null,
  number[],
]): Recording {
  const units: UnitSpec[] = [
    { ...attacker, side: 'dark' },
    { ...defender, side: 'light' },
  ];
  if (guard) units.push({ ...guard, name: 'Guard', side: 'light' });
  return playedFrom({ attack: { units, attacker: 'attacker', defender: 'defender' } }, chance);
}

/** Answers everything that is asked, by chance. */
function playedFrom(start: Start, chance: readonly number[]): Recording {
  const moves: Recording['moves'] = [];
  let [state] = statesOf({ start, moves }).states;
  for (const pick of chance) {
    const asked = state?.awaiting;
    if (state === undefined || asked === undefined || asked.kind === 'done') break;
    let made: Reply;
    if (asked.kind === 'dice') {
      made = { dice: Array.from({ length: asked.count }, (_, at) => ((pick >> at) % 6) + 1) };
    } else {
      const option = asked.options[pick % asked.options.length];
      made = { choose: option?.id ?? asked.preset };
      if (option?.dice) made = { choose: option.id, positions: [(pick % option.dice.of) + 1] };
    }
    state = answer(state, made);
    moves.push(made);
  }
  return { start, moves };
}

const force = fc.option(fc.record({ dark: fc.nat(4), light: fc.nat(4) }, { requiredKeys: [] }), {
  nil: undefined,
});
const names = fc.constantFrom('Vader', 'X-wing', 'Han (B)', 'IG-88, the "second"', 'Évé', 'power');
const arenas = fc.constantFrom('ground', 'space', 'character' as const);
const side = fc.constantFrom('dark', 'light' as const);
const other = (one: 'dark' | 'light') => (one === 'dark' ? 'light' : 'dark');
const plenty = fc.array(fc.nat(1_000_000), { minLength: 12, maxLength: 12 });

/** Dice of damage, of an ability or of none. */
const damages = fc
  .record({
    victim: unit('victim', defending),
    source: unit('source', number('retaliate')),
    name: fc.option(names),
    own: side,
    keyword: fc.constantFrom('ambush', 'retaliate', undefined),
    dice: fc.nat(6),
    force,
    arena: arenas,
  })
  .map(({ victim, source, name, own, keyword, dice, force: given, arena }): Start => {
    const abilities: Ability[] = [...(source.abilities ?? []), { keyword: 'ambush', value: dice }];
    abilities.push({ keyword: 'retaliate', value: 2 });
    const first = abilities.find((one) => one.keyword === keyword);
    return {
      damage: {
        units: [
          { ...source, abilities, side: own, arena, ...(name ? { name } : {}) },
          { ...victim, side: other(own), arena },
        ],
        source: 'source',
        victim: 'victim',
        dice: first ? (first.value as number) : dice,
        ...(keyword ? { keyword } : {}),
        ...(given ? { force: given } : {}),
      },
    };
  });

/** Arrivals before up to three units that may have Ambush. */
const arrivals = fc
  .record({
    arriving: unit('arriving', defending),
    name: names,
    guards: fc.array(unit('guard', fc.oneof(number('ambush'), attacking)), { maxLength: 3 }),
    friend: fc.option(unit('Friend', defending)),
    own: side,
    arena: arenas,
    how: fc.constantFrom('deployed', 'moved', 'put', undefined),
    force,
  })
  .map(({ arriving, name, guards, friend, own, arena, how, force: given }): Start => {
    const units: UnitSpec[] = [{ ...arriving, id: name, name, side: own, arena }];
    if (friend) units.push({ ...friend, name: 'Friend', side: own, arena });
    for (const [at, guard] of guards.entries()) {
      units.push({ ...guard, id: `G ${at}`, name: `G ${at}`, side: other(own), arena });
    }
    return {
      arrival: {
        units,
        arriving: name,
        ...(how ? { how } : {}),
        ...(given ? { force: given } : {}),
      },
    };
  });

/** Attacks with names, Force, sides and arenas of all kinds. */
const attacks = fc
  .record({
    attacker: unit('attacker', attacking),
    defender: unit('defender', defending),
    name: fc.option(names),
    own: side,
    arena: arenas,
    force,
    gift: fc.constantFrom(undefined, 2),
    friend: fc.option(unit('Friend', attacking)),
  })
  .map(({ attacker, defender, name, own, arena, force: given, gift, friend }): Start => {
    const units: UnitSpec[] = [
      { ...attacker, side: own, arena, ...(name ? { name } : {}) },
      ...(friend ? [{ ...friend, name: 'Friend', side: own, arena }] : []),
      { ...defender, side: other(own), arena },
    ];
    const later = [{ at: 'attack-pop', unit: 'attacker', power: gift ?? 0 }] as const;
    return {
      attack: {
        units: [...units].sort((a, b) => rank(a.id) - rank(b.id)),
        attacker: 'attacker',
        defender: 'defender',
        ...(given ? { force: given } : {}),
        ...(gift ? { later: [...later] } : {}),
      },
    };
  });
const rank = (id: string) => ['attacker', 'defender'].indexOf(id) + 1 || 3;

describe('an address of a play', () => {
  test('opens as what it was made from, wherever the play stands', () => {
    let moves = 0;
    fc.assert(
      fc.property(plays, fc.nat(40), (drawn, cut) => {
        const whole = recordingOf(drawn);
        const recording = { ...whole, moves: whole.moves.slice(0, cut) };
        const { state, problems } = readPlay(query(recording));
        moves += recording.moves.length;
        expect(problems).toEqual([]);
        expect(board(state)).toBe(board(recording));
        expect(end(state)).toBe(end(recording));
        expect(state?.at).toBe(recording.moves.length);
      }),
      { numRuns: 2000 },
    );
    expect(moves).toBeGreaterThan(3000);
  }, 240_000);

  test('holds every other form of play: dice of damage, arrivals, names, sides, Force', () => {
    let moves = 0;
    fc.assert(
      fc.property(
        fc.oneof(damages, arrivals, attacks),
        plenty,
        fc.nat(12),
        (start, chance, cut) => {
          const whole = playedFrom(start, chance);
          const recording = { ...whole, moves: whole.moves.slice(0, cut) };
          const { state, problems } = readPlay(query(recording));
          moves += recording.moves.length;
          expect(problems).toEqual([]);
          expect(board(state)).toBe(board(recording));
          expect(end(state)).toBe(end(recording));
          expect(readStart(setupLines(start))).toEqual({ start: state?.start, problems: [] });
        },
      ),
      { numRuns: 1500 },
    );
    expect(moves).toBeGreaterThan(1500);
  }, 120_000);

  test('keeps the place at which somebody stopped', () => {
    const { recording } = playExample('attacker power 2\ndefender health 3\nroll 4 4');
    if (!recording) throw new Error('no recording');
    const address = queryOf({ ...recording, at: 0, shown: 1 }, statesOf(recording).states);
    expect(readPlay(address).state).toMatchObject({ at: 0, shown: 1 });
  });

  test('holds every attack and every roll of damage among the worked examples', () => {
    const wrong: string[] = [];
    let count = 0;
    for (const { source, key } of readCatalog('content').fences) {
      const { recording } = playExample(source);
      if (recording === undefined || 'refused' in recording) continue;
      count += 1;
      const { state, problems } = readPlay(query(recording));
      if (problems.length > 0 || end(state) !== end(recording)) wrong.push(`${key} ${problems}`);
    }
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(100);
  }, 60_000);

  test('is read as people write it, with choices left at what is usual', () => {
    const { state, problems } = readPlay(
      '?attacker=power 4, Critical Hit 2&defender=health 6, Armor&roll=6 6 3 1',
    );
    expect(problems).toEqual([]);
    expect(state?.moves).toEqual([{ dice: [6, 6, 3, 1] }]);
  });
});

describe('an address that is wrong somewhere', () => {
  const said = (text: string) => readPlay(text).problems;

  test('says what it cannot read and shows the rest', () => {
    const { state, problems } = readPlay(
      'attacker=power 2, Crticial Hit 2&defender=health 6&roll=6 2',
    );
    expect(problems.join()).toContain('Critical Hit');
    expect(state?.moves).toEqual([{ dice: [6, 2] }]);
  });

  test('names a parameter that no play knows, and lets trackers be', () => {
    expect(said('attaker=power 2&defender=health 3').join(' ')).toContain('"attaker"');
    expect(said('attacker=power 2&defender=health 3&utm_source=x&fbclid=1')).toEqual([]);
  });

  test('gives numbers the message that the field gives', () => {
    for (const wrong of ['1e9', '-1', '3.6e197', '٣']) {
      expect(said(`attacker=power ${wrong}&defender=health 3`).join()).toMatch(/power/i);
    }
  });

  test('says where dice do not fit, and that a place does not exist', () => {
    expect(said('attacker=power 2&defender=health 3&roll=6 2 1').join()).toContain('2 dice');
    expect(said('attacker=power 1&defender=health 3&roll=6&at=99').join()).toContain('no place');
  });

  test('keeps the rest of dice of damage and of an arrival', () => {
    expect(said('source=Retaliate 2, Evaed 2&victim=health 3').join()).toContain('Evade');
    expect(readPlay('source=Retaliate 2, Evaed 2&victim=health 3').state).toBeDefined();
    expect(said('victim=health 3').join()).toContain('No source is given');
    const arrival = readPlay('opposing=power 2, Ambush 3&how=flown');
    expect(arrival.problems.join()).toContain('deployed');
    expect(arrival.state?.start).toMatchObject({ arrival: { arriving: 'Newcomer' } });
    expect(said('arriving=health 3&arriving=health 4').join()).toContain('One unit arrives');
  });

  test('shows nothing for nothing', () => {
    expect(readPlay('')).toEqual({ problems: [] });
  });

  test('never throws, whatever comes', () => {
    const parts = fc.constantFrom(
      ...['attacker', 'defender', 'victim', 'source', 'roll', 'choose', 'at', 'use', '__proto__'],
      ...['arriving', 'opposing', 'arriving-side', 'how', 'rolls', 'force', 'gain', 'Ambush 2'],
      ...['=', '&', '%', '%zz', '%F0', '+', ' ', '<script>', 'constructor', '\u0000', '6 6 6'],
      ...['power 3', 'health 5', 'Evade 2', 'Critical Hit', 'attacker.lucky dice 1', 're-roll'],
    );
    const soup = fc.array(fc.oneof(parts, fc.string({ maxLength: 8 })), { maxLength: 24 });
    fc.assert(
      fc.property(soup, (words) => {
        const { state, problems } = readPlay(words.join(''));
        expect(problems.every((problem) => problem.length < 600)).toBe(true);
        if (state) expect(state.at).toBeLessThanOrEqual(state.moves.length);
      }),
      { numRuns: 3000 },
    );
  }, 120_000);

  test('survives any one character that was lost or changed', () => {
    const good =
      'attacker=power+3,+Lucky+1&defender=health+6,+Parry+1&roll=6+4+1&choose=attacker.lucky+dice+2&re-roll=attacker+2+-%3E+5&choose=defender.parry:1';
    const at = fc.nat(good.length - 1);
    fc.assert(
      fc.property(at, fc.string({ maxLength: 2 }), (place, other) => {
        const { problems } = readPlay(good.slice(0, place) + other + good.slice(place + 1));
        expect(Array.isArray(problems)).toBe(true);
      }),
      { numRuns: 1500 },
    );
  }, 120_000);
});
