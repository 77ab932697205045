/** The same odds as exact fractions: whole numbers of ways out of a power of 6. */
import { type Fraction, fraction } from './fraction.ts';
import { damageOf, type Faces, type OddsInput, type Plan, planOf } from './plan.ts';
import { startCaps } from './play.ts';
import { keptCell, type Policy, policyOf, type Replies, type Role } from './policy.ts';
import { type Caps, eachCell, type Fours, widthOf } from './table.ts';
import { finalCaps, type Play } from './values.ts';

/** {@link Odds} as fractions. */
export interface ExactOdds<P extends Play = Play> {
  readonly play: P;
  readonly hits: readonly Fraction[];
  readonly damage: readonly Fraction[];
  readonly counters: readonly Fraction[];
  readonly meanHits: Fraction;
  readonly mean: Fraction;
  readonly discard: Fraction;
  readonly fury: Fraction;
  readonly focus: Fraction;
  readonly guess: { readonly hits: readonly number[]; readonly chance: Fraction };
}

type Ways = bigint[];

/** The odds of an attack as fractions. Slower than {@link odds}: a fraction of a second for large pools. */
export function exactOdds<P extends Play>(input: OddsInput, play: P): ExactOdds<P> {
  const plan = planOf(input);
  const { ways, total } = finalWays(plan, play);
  const hits: Ways = [];
  const damage: Ways = [];
  const add = (list: Ways, at: number, more: bigint) => {
    while (list.length <= at) list.push(0n);
    list[at] = (list[at] ?? 0n) + more;
  };
  const caps = finalCaps(plan);
  for (let row = 0, cell = 0; cell < ways.length; row++) {
    for (let six = 0; six <= caps.sixes; six++) {
      for (let one = 0; one <= caps.ones; one++) {
        const some = ways[cell++] ?? 0n;
        if (some === 0n) continue;
        add(hits, row, some);
        add(damage, damageOf(plan, row, six, one), some);
      }
    }
  }
  const of = (some: bigint) => fraction(some, total);
  const sum = (list: Ways) => list.reduce((all, some, at) => all + some * BigInt(at), 0n);
  let most = 0n;
  for (const some of hits) if (some > most) most = some;
  const counters: Ways = [];
  for (const [done, some] of damage.entries()) add(counters, done * plan.countersEach, some);
  return {
    play,
    hits: hits.map(of),
    damage: damage.map(of),
    counters: counters.map(of),
    meanHits: of(sum(hits)),
    mean: of(sum(damage)),
    discard: of(damage.slice(plan.killsAt).reduce((all, some) => all + some, 0n)),
    fury: plan.fury === 0 ? fraction(0n, 1n) : anyOf(plan.dice, 5n),
    focus: input.focus === 0 ? fraction(0n, 1n) : focusOf(plan),
    guess: { hits: [...hits.keys()].filter((at) => hits[at] === most), chance: of(most) },
  };
}

/** Ways of the final dice under best play, out of a total. */
function finalWays(plan: Plan, play: Play): { ways: Ways; total: bigint } {
  const end = finalCaps(plan);
  const start = startCaps(plan);
  const again = plan.attackerLucky + plan.defenderLucky;
  const sum: Ways = zeros((plan.dice + plan.fury + 1) * widthOf(end));
  for (const { dice, ways, scale } of firstWays(plan, start)) {
    const policy = policyOf(plan, play, dice);
    const final = policy === undefined ? ways : played(plan, dice, ways, policy);
    final.forEach((some, cell) => {
      sum[cell] = (sum[cell] ?? 0n) + some * scale;
    });
  }
  return { ways: sum, total: 6n ** BigInt(plan.dice + plan.fury + again) };
}

function firstWays(plan: Plan, caps: Caps): { dice: number; ways: Ways; scale: bigint }[] {
  const { dice, fury } = plan;
  const any = thrown(plan, dice, caps, 'any');
  if (fury === 0) return [{ dice, ways: any, scale: 1n }];
  const none = thrown(plan, dice, caps, 'none');
  let some = any.map((ways, cell) => ways - (none[cell] ?? 0n));
  for (let more = 0; more < fury; more++) some = throwOne(plan, some, caps);
  return [
    { dice, ways: none, scale: 6n ** BigInt(fury) },
    { dice: dice + fury, ways: some, scale: 1n },
  ];
}

function thrown(faces: Faces, dice: number, caps: Caps, fours: Fours): Ways {
  const { restHit, restMiss, hits } = faces;
  const left =
    fours === 'any'
      ? faces
      : {
          ...faces,
          restHit: restHit - (hits >= 3 ? 1 : 0),
          restMiss: restMiss - (hits < 3 ? 1 : 0),
        };
  let ways = zeros(widthOf(caps));
  ways[0] = 1n;
  for (let die = 0; die < dice; die++) ways = throwOne(left, ways, caps);
  return ways;
}

/** One more die on every cell; the result has one more row. */
function throwOne(faces: Faces, from: Ways, caps: Caps): Ways {
  const ones = caps.ones + 1;
  const width = widthOf(caps);
  const to = zeros(from.length + width);
  const add = (cell: number, ways: bigint) => {
    to[cell] = (to[cell] ?? 0n) + ways;
  };
  from.forEach((ways, cell) => {
    if (ways === 0n) return;
    const one = cell % ones;
    const six = Math.floor(cell / ones) % (caps.sixes + 1);
    add(cell, ways * BigInt(faces.restMiss));
    add(cell + width, ways * BigInt(faces.restHit));
    const sixTo = cell + (faces.hits > 0 ? width : 0) + (six < caps.sixes ? ones : 0);
    if (faces.six === 1) add(sixTo, ways);
    if (faces.one === 1)
      add(cell + (faces.hits === 6 ? width : 0) + (one < caps.ones ? 1 : 0), ways);
  });
  return to;
}

/** Plays the policy. What comes out is larger by a factor of 6 for every die that Lucky may take up. */
function played(plan: Plan, dice: number, table: Ways, policy: Policy): Ways {
  const end = finalCaps(plan);
  const { attackerLucky, defenderLucky } = plan;
  const afterA = policy.thenDefender?.caps ?? end;
  const afterD = policy.thenAttacker?.caps ?? end;
  const airA: Ways[] = [];
  const airD: Ways[] = [];
  const air: Ways[] = [];
  eachCell(plan, dice, policy.caps, (cell, hits, sixes, ones) => {
    const again = policy.first[cell] ?? 0;
    const role: Role = again > 0 ? 'attacker' : 'defender';
    const to = again === 0 ? end : again > 0 ? afterA : afterD;
    const layers = again === 0 ? air : again > 0 ? airA : airD;
    const kept = keptCell(role, dice, hits, sixes, ones, Math.abs(again), to);
    put(layers, Math.abs(again), kept, table[cell] ?? 0n);
  });
  const byA = land(plan, airA, attackerLucky, afterA);
  const byD = land(plan, airD, defenderLucky, afterD);
  // Scale what nobody re-rolled, then what one side did, to the same total.
  const factor = (side: number) => 6n ** BigInt(attackerLucky + defenderLucky - side);
  const final: Ways = land(plan, air, 0, end).map((ways) => ways * factor(0));
  const addAll = (ways: Ways, scale: bigint) => {
    ways.forEach((some, cell) => {
      final[cell] = (final[cell] ?? 0n) + some * scale;
    });
  };
  const answered = (role: Role, ways: Ways, replies: Replies | undefined, by: number) => {
    if (replies === undefined) return addAll(ways, factor(by));
    const own = role === 'attacker' ? attackerLucky : defenderLucky;
    addAll(land(plan, answer(role, plan, dice, ways, replies), own, end), factor(by + own));
  };
  answered('defender', byA, policy.thenDefender, attackerLucky);
  answered('attacker', byD, policy.thenAttacker, defenderLucky);
  return final;
}

function answer(role: Role, plan: Plan, dice: number, table: Ways, replies: Replies): Ways[] {
  const air: Ways[] = [];
  eachCell(plan, dice, replies.caps, (cell, hits, sixes, ones) => {
    const again = replies.dice[cell] ?? 0;
    const kept = keptCell(role, dice, hits, sixes, ones, again, finalCaps(plan));
    put(air, again, kept, table[cell] ?? 0n);
  });
  return air;
}

function put(layers: Ways[], layer: number, cell: number, ways: bigint): void {
  if (ways === 0n) return;
  const into = layers[layer] ?? [];
  layers[layer] = into;
  while (into.length <= cell) into.push(0n);
  into[cell] = (into[cell] ?? 0n) + ways;
}

/** Throws what is in the air; the result counts ways out of `most` dice more. */
function land(plan: Plan, air: Ways[], most: number, caps: Caps): Ways {
  let lying: Ways = [];
  for (let left = most; left >= 0; left--) {
    const scale = 6n ** BigInt(most - left);
    const here = air[left] ?? [];
    const size = Math.ceil(Math.max(lying.length, here.length) / widthOf(caps)) * widthOf(caps);
    const all = zeros(size).map((_, cell) => (lying[cell] ?? 0n) + (here[cell] ?? 0n) * scale);
    lying = left === 0 ? all : throwOne(plan, all, caps);
  }
  return lying;
}

function zeros(size: number): Ways {
  return new Array<bigint>(size).fill(0n);
}

/** Chance that of so many dice one at least is not on one of `others` faces. */
function anyOf(dice: number, others: bigint): Fraction {
  const all = 6n ** BigInt(dice);
  return fraction(all - others ** BigInt(dice), all);
}

function focusOf({ dice, fury }: Plan): Fraction {
  if (fury === 0) return anyOf(dice, 5n);
  const [first, more] = [BigInt(dice), BigInt(fury)];
  const all = 6n ** (first + more);
  const none = 4n ** first * 6n ** more + (5n ** first - 4n ** first) * 5n ** more;
  return fraction(all - none, all);
}
