/** Questions about a line in which somebody uses something: is it legal, and who decides? */
import type { FenceLine } from '../../notation/fence.ts';
import { allRules, type TraceEntry } from '../../rules/index.ts';
import { unitsOf } from './rows.ts';
import type { Asked } from './types.ts';

const WHO = ['The attacking player', 'The defending player', 'Nobody: it happens by itself'];

function actorOf(
  { value }: FenceLine,
  lines: readonly FenceLine[],
): { side: 'attacking' | 'defending'; keyword: string } | undefined {
  const units = unitsOf(lines).sort((a, b) => b.name.length - a.name.length);
  const unit = units.find(({ name }) => value.toLowerCase().startsWith(`${name.toLowerCase()} `));
  const rest = unit ? value.slice(unit.name.length + 1) : '';
  const keyword = /^[A-Z][a-z]+(?: [A-Z][a-z]+)*/.exec(rest)?.[0];
  return unit && keyword ? { side: unit.side, keyword } : undefined;
}

/** Nothing after this line is refused, so the line itself is legal. */
export function legalUse(lines: readonly FenceLine[]): Asked | undefined {
  const use = lines.findLast(({ key }) => key === 'use');
  if (!use || lines.some(({ key, value }) => key === 'expect' && value.includes('refused')))
    return undefined;
  return { ask: 'Is the last step legal?', choices: ['Yes', 'No'], right: 0, before: use.line + 1 };
}

/** Whose decision it is to use what the last `use` line uses. Parry comes by itself and is left out. */
export function whoDecides(lines: readonly FenceLine[]): Asked | undefined {
  const use = lines.findLast(({ key }) => key === 'use');
  const actor = use && actorOf(use, lines);
  if (!use || !actor || actor.keyword === 'Parry') return undefined;
  return {
    ask: `Who decides about ${actor.keyword} here?`,
    choices: WHO,
    right: actor.side === 'attacking' ? 0 : 1,
    before: use.line,
    because: `${actor.keyword} is a choice of the player whose unit has it.`,
  };
}

/** A triggered keyword that asks nobody, and did something in this example. */
export function byItself(
  lines: readonly FenceLine[],
  trace: readonly TraceEntry[],
  main: string,
): Asked | undefined {
  const rules = allRules().find(({ id }) => id === main);
  if (rules?.kind !== 'triggered' || rules.ask || rules.chance) return undefined;
  if (!trace.some(({ ruling }) => ruling.startsWith(`${main}/`))) return undefined;
  const end = Math.max(...lines.map(({ line }) => line)) + 1;
  return {
    ask: `Who decides about ${rules.name} here?`,
    choices: WHO,
    right: 2,
    before: end,
    because: `${rules.name} asks nobody. When its condition is met, it happens.`,
  };
}
