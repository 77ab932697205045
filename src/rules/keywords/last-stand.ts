import type { KeywordRules } from '../hooks.ts';
import { gainNow } from '../reward.ts';
import { called, note } from '../trace.ts';

/** Discarded from an arena, it gives its controller the effect. */
export const lastStand: KeywordRules = {
  id: 'last-stand',
  name: 'Last Stand',
  step: 'unit-discarded',
  kind: 'triggered',
  stacking: 'layered',
  elsewhen: 'last-stand/not-from-the-build-zone',
  unitDiscarded(game, holder, { unit, from }) {
    if (unit !== holder.unit || from !== 'arena') return;
    const text = holder.ability.text ?? '';
    gainNow(game, holder);
    note(game, 'unit-discarded', unit, 'last-stand/when-discarded-from-an-arena', {
      what: `Last Stand of ${called(unit)}: ${text === '' ? 'its controller gains the effect' : text}.`,
      after: text,
    });
  },
};
