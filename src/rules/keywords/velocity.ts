import { askFor } from '../attack/chance.ts';
import type { Candidate, Holder, KeywordRules } from '../hooks.ts';
import { optionOf, pass } from '../option.ts';
import { called, note } from '../trace.ts';
import type { RulingId, Unit } from '../types.ts';
import { speedOf } from '../unit.ts';

const FASTER = 'velocity/plus-speed';
const SLOWER = 'velocity/or-minus-speed';

/** When the battle step of its arena starts it may get X speed, or lose it, until end of turn. */
export const velocity: KeywordRules = {
  id: 'velocity',
  name: 'Velocity',
  step: 'battle-step-start',
  kind: 'static',
  stacking: 'selective',
  elsewhen: 'velocity/must-be-there-in-time',
  battleStepStarts(game, holder) {
    if (holder.value > 0) askFor(game, holder, 'battle-step-start');
  },
  ask: {
    question: (_game, { unit, value }) =>
      `Velocity ${value}: how fast is ${called(unit)} this turn?`,
    options(_game, holder) {
      const { unit, value } = holder;
      if (unit.modifiers.some(({ from }) => from === 'Velocity')) return used(holder);
      const hidden = unit.abilities.some(({ keyword }) => keyword === 'stealth');
      const slower: Candidate = optionOf(holder, SLOWER, `-${value} speed`, { amount: -value });
      const why = `${called(unit)} has Stealth.`;
      return [
        pass(FASTER, 'Keep its speed'),
        optionOf(holder, FASTER, `+${value} speed`, { amount: value }),
        hidden ? { ...slower, no: { ruling: SLOWER, why } } : slower,
      ];
    },
    take(game, { unit }, { amount = 0, ruling }) {
      const before = speedOf(game, unit);
      const speed = Math.max(amount, -Math.max(0, before));
      give(unit, speed, ruling);
      note(
        game,
        'battle-step-start',
        unit,
        speed === amount ? ruling : 'velocity/never-below-zero',
        {
          what: `Velocity: ${called(unit)} has speed ${before + speed} until end of turn.`,
          before,
          after: before + speed,
        },
      );
    },
  },
};

function used(holder: Holder): Candidate[] {
  const why = `Another Velocity of ${called(holder.unit)} was used.`;
  const no = { ruling: 'velocity/one-is-used', why } as const;
  return [{ ...optionOf(holder, FASTER, 'Velocity'), no }];
}

function give(unit: Unit, speed: number, ruling: RulingId): void {
  unit.modifiers = [
    ...unit.modifiers,
    { power: 0, speed, until: 'turn', from: 'Velocity', ruling },
  ];
}
