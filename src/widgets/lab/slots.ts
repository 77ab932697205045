/** The places at the lab's table, read off the lines of a situation. */
import { type Start, unitsIn } from '../../examples/attack/recording.ts';
import { ROLLS_DAMAGE } from '../../notation/rolls-damage.ts';
import { writeUnitText } from '../../notation/write.ts';
import type { UnitSpec } from '../../rules/types.ts';
import { setupLines } from '../../share/play-write.ts';

/** What is played. */
export type Kind = 'attack' | 'damage' | 'arrival';

/** Which half of the table: those who do the damage, or those who suffer it. */
export type Half = 'doing' | 'suffering';

/** A unit's place at the table. It stays while the unit's text changes. */
export interface Slot {
  /** `attacker`, `defending-side 2` */
  id: string;
  key: string;
  half: Half;
  /** The unit that the play is about; there is one on each half, save that several may lie in ambush. */
  lead: boolean;
  text: string;
  spec: UnitSpec;
}

/** The keys of each half's units in the notation. */
export const HALVES: Record<Kind, Record<Half, { lead: string; side: string }>> = {
  attack: {
    doing: { lead: 'attacker', side: 'attacking-side' },
    suffering: { lead: 'defender', side: 'defending-side' },
  },
  damage: {
    doing: { lead: 'source', side: '' },
    suffering: { lead: 'victim', side: '' },
  },
  arrival: {
    doing: { lead: 'opposing', side: 'opposing' },
    suffering: { lead: 'arriving', side: 'arriving-side' },
  },
};

export function kindOf(start: Start): Kind {
  return 'attack' in start ? 'attack' : 'damage' in start ? 'damage' : 'arrival';
}

/** The places at the table in the order of the units. */
export function slotsOf(start: Start): Slot[] {
  const units = unitsIn(start);
  const { doing } = HALVES[kindOf(start)];
  const counts = new Map<string, number>();
  return setupLines(start)
    .slice(0, units.length)
    .map(({ key, value }, at) => {
      const number = (counts.get(key) ?? 0) + 1;
      counts.set(key, number);
      return {
        id: number === 1 ? key : `${key} ${number}`,
        key,
        half: key === doing.lead || key === doing.side ? 'doing' : 'suffering',
        lead: number === 1 && !key.endsWith('-side'),
        text: value,
        spec: units[at] as UnitSpec,
      };
    });
}

/** A unit's text without side and arena: as it stands where both go without saying. */
export function bareText({ side: _, arena: __, ...spec }: UnitSpec): string {
  return writeUnitText(spec) || 'health 5';
}

/** Whether an ability rolls dice of damage. */
export const rollsDamage = ({ keyword }: { keyword: string }) => ROLLS_DAMAGE.has(keyword);
