/** What the top card of a stack has as a result, and where each bit comes from. */
import { giftName } from '../gift.ts';
import { inserted } from '../keywords/insert.ts';
import { piloted } from '../keywords/pilot.ts';
import { switched, switchNotes } from '../keywords/switch.ts';
import { rulesOf } from '../registry.ts';
import { instancesOf } from '../stacking.ts';
import { numbersOf, tableOfSpecs } from '../table.ts';
import type { Ability, RulingId } from '../types.ts';
import type { Bit, StackResult, StackState } from './shapes.ts';

/** Numbers and abilities of the unit as it lies there. */
export function stackResult(state: StackState): StackResult {
  const { top, under } = state;
  const bits = bitsOf(state);
  const account: { ruling: RulingId; message: string }[] = [];
  if (under.length > 0) {
    const n = under.length;
    account.push({
      ruling: 'stack/bonus-per-card',
      message: `${n} underneath: +${10 * n} speed, +${n} power, +${n} health.`,
    });
  }
  const plain = { speed: top.speed ?? 30, power: top.power ?? 0, health: top.health ?? 5 };
  for (const { gift, ruling, from, works } of bits) {
    if ('ability' in gift || !works) continue;
    plain[gift.stat] += gift.by;
    account.push({ ruling, message: `${from} gives ${giftName(gift)}.` });
  }
  account.push(...switchNotes(state));
  const abilities = bits
    .filter(({ works }) => works)
    .flatMap(({ gift }) => ('ability' in gift ? [gift.ability] : []));
  const table = tableOfSpecs([{ id: 'top', ...plain, stack: 1 + under.length, abilities }]);
  return {
    ...numbersOf(table, 'top'),
    account,
    bits,
    cards: 1 + under.length,
    ...(top.cost !== undefined && { totalCost: top.cost + under.length }),
  };
}

/** Whether a keyword's own rule makes it work in the build zone. */
function worksInBuildZone(keyword: string): boolean {
  return keyword === 'reserves' || rulesOf(keyword)?.zones?.includes('build-zone') === true;
}

function bitsOf(state: StackState): Bit[] {
  if (state.lost.includes('all')) return [];
  const { top, pilots } = state;
  const arena = state.place === 'build-zone' ? undefined : state.place;
  const unit = { id: top.id, subtypes: [...top.subtypes], ...(arena && { arena }) };
  const found: Omit<Bit, 'works' | 'idle'>[] = [
    ...top.abilities.map((ability) => ({
      gift: { ability },
      from: top.label,
      by: 'printed' as const,
      ruling: 'term/stack-of-cards' as const,
    })),
    ...inserted(state),
    ...switched(state),
    ...pilots.flatMap((pilot) =>
      piloted(pilot.pilot, unit).map((gift) => ({
        gift,
        from: pilot.label,
        by: 'pilot' as const,
        ruling: 'pilot/helps-its-unit-only' as const,
      })),
    ),
  ];
  return found
    .filter(({ gift }) => !('ability' in gift) || !state.lost.includes(gift.ability.keyword))
    .map((bit) => ({ ...bit, ...worksThere(state, bit) }));
}

function worksThere(
  state: StackState,
  { gift, by }: Omit<Bit, 'works' | 'idle'>,
): Pick<Bit, 'works' | 'idle'> {
  if (state.place !== 'build-zone') return { works: true };
  if ('ability' in gift && worksInBuildZone(gift.ability.keyword)) return { works: true };
  return {
    works: false,
    idle: by === 'insert' ? 'insert/granted-effect-obeys-its-own-rules' : 'term/build-zone',
  };
}

/** What a keyword is worth on the unit, after its stacking class: one number for each instance. */
export function worthOf(bits: readonly Pick<Bit, 'gift'>[], keyword: string): Ability['value'][] {
  const abilities = bits.flatMap(({ gift }) =>
    'ability' in gift && gift.ability.keyword === keyword ? [gift.ability] : [],
  );
  const stacking = rulesOf(keyword)?.stacking ?? 'layered';
  if (stacking === 'layered' || stacking === 'selective') {
    return abilities.map(({ value }) => value);
  }
  return instancesOf(abilities, stacking, ({ value }) =>
    typeof value === 'number' ? value : 0,
  ).map(({ ability, value }) => (ability.value === undefined ? undefined : value));
}
