import type { KeywordRules } from '../hooks.ts';
import { called, note } from '../trace.ts';

/** Damage of this unit got another unit discarded: its controller gains the bonus next build step. */
export const bounty: KeywordRules = {
  id: 'bounty',
  name: 'Bounty',
  step: 'unit-discarded',
  kind: 'triggered',
  stacking: 'layered',
  zones: ['arena', 'build-zone', 'discard'],
  elsewhen: 'bounty/for-discarding-a-unit',
  unitDiscarded(game, { unit: own, ability }, { unit, causes }) {
    if (unit === own || !causes.some((damage) => damage.source === own.id)) return;
    const text = ability.text ?? '';
    game.rewards.push({
      keyword: 'bounty',
      unit: own.id,
      side: own.side,
      text,
      when: 'next-build-step',
    });
    note(game, 'unit-discarded', own, 'bounty/for-discarding-a-unit', {
      what: `${called(own)} earns its Bounty for ${called(unit)}${text === '' ? '' : `: ${text}`}, at the next build step.`,
      after: text,
    });
  },
};
