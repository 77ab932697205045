/** What comes from outside the keywords: cards that give a unit an ability or power. */
import { rulesOf } from '../registry.ts';
import type { StepId } from '../steps.ts';
import { called, note } from '../trace.ts';
import type { Ability, Game, Later, Until } from '../types.ts';
import { unitOf } from '../unit.ts';

/** What a unit can be given: an ability, or power for a while (for this attack, unless said). */
export type Gain = Ability | { power: number; until?: Until; against?: string };

/** Gives a unit something now. Whether it is in time is said in the trace. */
export function give(game: Game, unitId: string, what: Gain, step: StepId): void {
  const unit = unitOf(game, unitId);
  const rolled = game.attack?.dice !== undefined && game.phase !== 'done';
  if ('keyword' in what) {
    const rules = rulesOf(what.keyword);
    const no = rules?.notGained?.(unit);
    if (no) {
      note(game, step, unit, no.ruling, { what: no.why });
      return;
    }
    const tooLate = rolled ? rules?.locked : undefined;
    const ability: Ability = { ...what };
    if (tooLate && game.attack) ability.late = game.attack.number;
    unit.abilities = [...unit.abilities, ability];
    const name = `${rules?.name ?? what.keyword}${what.value === undefined ? '' : ` ${what.value}`}`;
    note(game, step, unit, tooLate ?? 'term/ability', {
      what: tooLate
        ? `${called(unit)} gets ${name}: too late for these dice.`
        : `${called(unit)} gets ${name}.`,
      after: { ...what },
    });
    return;
  }
  const { power, until = 'attack', against } = what;
  unit.modifiers = [
    ...unit.modifiers,
    {
      power,
      until,
      from: 'a card',
      ruling: 'term/power',
      ...(against === undefined ? {} : { against }),
    },
  ];
  note(game, step, unit, until === 'attack' ? 'term/for-this-attack' : 'term/power', {
    what: `${called(unit)} gets ${power < 0 ? '' : '+'}${power} power${rolled ? ': too late for these dice' : ''}.`,
    after: power,
  });
}

/** Applies what was announced for this step; re-rolls have their own place. */
export function applyLater(game: Game, step: StepId): void {
  const due = game.later.filter((item) => item.at === step && !('positions' in item));
  if (due.length === 0) return;
  game.later = game.later.filter((item) => !due.includes(item));
  for (const item of due) giveLater(game, item, step);
}

function giveLater(game: Game, item: Later, step: StepId): void {
  if ('positions' in item) return;
  if ('ability' in item) {
    give(game, item.unit, item.ability, step);
    return;
  }
  const { power, until, against } = item;
  give(
    game,
    item.unit,
    {
      power,
      ...(until === undefined ? {} : { until }),
      ...(against === undefined ? {} : { against }),
    },
    step,
  );
}
