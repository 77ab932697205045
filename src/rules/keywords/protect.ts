import type { KeywordRules } from '../hooks.ts';
import { called } from '../trace.ts';

/** Prevents up to X damage to another unit of its side in its arena, once for each instance. */
export const protect: KeywordRules = {
  id: 'protect',
  name: 'Protect',
  step: 'damage-prevention',
  kind: 'activated',
  stacking: 'layered',
  elsewhen: 'protect/guards-another-unit',
  prevention: {
    ruling: 'protect/guards-another-unit',
    once: 'protect/once-per-instance',
    covers({ unit }, target) {
      if (unit === target) {
        return { ruling: 'protect/never-itself', why: `${called(unit)} cannot protect itself.` };
      }
      if (unit.side !== target.side) return undefined;
      if (unit.arena === target.arena) return true;
      const why = `${called(unit)} and ${called(target)} are not in one arena.`;
      return { ruling: 'protect/same-arena', why };
    },
  },
};
