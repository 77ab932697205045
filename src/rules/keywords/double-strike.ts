import { askFor, bar } from '../attack/chance.ts';
import { cannotAttack, declareAttack, waysToAttack } from '../attack/declare.ts';
import { attackOf } from '../attack/facts.ts';
import type { Candidate, KeywordRules } from '../hooks.ts';
import { optionOf, pass } from '../option.ts';
import { rulesOf } from '../registry.ts';
import { called, note } from '../trace.ts';
import { unitOf } from '../unit.ts';

const AGAIN = 'double-strike/gives-a-second-attack';

/** Right after an attack that it tapped for, the unit may attack once more. */
export const doubleStrike: KeywordRules = {
  id: 'double-strike',
  name: 'Double Strike',
  step: 'after-attack',
  kind: 'static',
  stacking: 'isolated',
  elsewhen: 'double-strike/only-right-after-tapping-to-attack',
  afterAttack(game, holder) {
    const { tapped, through } = attackOf(game);
    if (tapped) {
      askFor(game, holder, 'after-attack');
      return;
    }
    const ruling =
      through === 'double-strike'
        ? 'double-strike/the-second-gives-no-third'
        : 'double-strike/only-right-after-tapping-to-attack';
    const why = `${called(holder.unit)} did not tap for this attack.`;
    const option = optionOf(holder, ruling, 'Double Strike');
    bar(game, 'after-attack', { ...option, no: { ruling, why } });
  },
  ask: {
    question: (_game, { unit }) => `Double Strike: which unit does ${called(unit)} attack now?`,
    options(game, holder) {
      const { unit } = holder;
      const options: Candidate[] = [pass('double-strike/is-optional', 'Attack no more')];
      for (const via of waysToAttack(game, unit)) {
        for (const target of game.units) {
          if (target === unit || target.zone !== 'arena') continue;
          const how = via === undefined ? '' : ` with ${rulesOf(via)?.name ?? via}`;
          const label = `Attack ${called(target)}${how}`;
          const choice = { target: target.id, ...(via === undefined ? {} : { via }) };
          const option = optionOf(holder, AGAIN, label, choice);
          const no =
            target.side === unit.side
              ? {
                  ruling: 'double-strike/not-against-your-own' as const,
                  why: `${called(target)} is on the same side.`,
                }
              : cannotAttack(game, unit, target, { via });
          options.push(no ? { ...option, no } : option);
        }
      }
      return options;
    },
    take(game, { unit }, { target = '', via }) {
      if (unit.zone === 'discard') return;
      note(game, 'after-attack', unit, AGAIN, {
        what: `Double Strike: ${called(unit)} attacks ${called(unitOf(game, target))} without tapping again.`,
        reading:
          via !== undefined || target === attackOf(game).defender
            ? 'amb-double-strike-targets'
            : undefined,
      });
      const again = { attacker: unit.id, defender: target };
      declareAttack(game, via === undefined ? again : { ...again, via }, false, 'double-strike');
    },
  },
};
