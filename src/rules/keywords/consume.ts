import type { KeywordRules } from '../hooks.ts';
import { called, note } from '../trace.ts';

/** Swallows what its damage discards: 10 faster, 1 stronger, 1 tougher for each face-down card. */
export const consume: KeywordRules = {
  id: 'consume',
  name: 'Consume',
  step: 'unit-discarded',
  kind: 'static',
  stacking: 'isolated',
  elsewhen: 'consume/swallows-the-discarded-unit',
  stats(_game, { unit: own }, unit) {
    const cards = own.faceDown ?? 0;
    if (unit !== own || cards === 0) return undefined;
    return { power: cards, speed: 10 * cards, health: cards, ruling: 'consume/grows' };
  },
  unitDiscarded(game, { unit: own }, { unit, causes }) {
    if (unit === own || own.zone === 'discard') return;
    if (!causes.some((damage) => damage.source === own.id)) return;
    const before = own.faceDown ?? 0;
    own.faceDown = before + 1;
    note(game, 'unit-discarded', own, 'consume/swallows-the-discarded-unit', {
      what: `${called(own)} consumes ${called(unit)}: its top card lies face down beneath.`,
      before,
      after: own.faceDown,
    });
  },
};
