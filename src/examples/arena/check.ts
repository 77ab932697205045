import type { ArenaExpect } from '../../notation/arena-expect.ts';
import {
  diceOfAttack,
  possibleAttacks,
  setsOff,
  targetsNow,
  whyNotAttack,
  whyNotUse,
} from '../../rules/arena.ts';
import { type AttackState, rulesOf, unitNow } from '../../rules/index.ts';
import type { Check } from '../kind.ts';
import { type Course, refusedCheck, textCheck } from '../tries.ts';

/**
 * Compares one item with the table as it is.
 * @param since number of trace entries before the last thing that happened
 */
export function checkArena(
  item: ArenaExpect,
  state: AttackState,
  since: number,
  course: Course,
): Check {
  const id = item.unit ?? '';
  switch (item.id) {
    case 'can-attack':
      return attackCheck(item, state);
    case 'can-use': {
      const no = whyNotUse(state, id, item.keyword ?? '', item.target);
      return closedCheck(item, no);
    }
    case 'power':
    case 'speed':
    case 'health': {
      const now = unitNow(state, id)[item.id];
      return textCheck(item, `${item.id} now ${now} on ${id}`, now === item.number);
    }
    case 'counters': {
      const { counters } = unitNow(state, id);
      return textCheck(item, `counters ${counters} on ${id}`, counters === item.number);
    }
    case 'discarded':
    case 'stays': {
      const gone = state.discarded.includes(id);
      const actual = `${gone ? 'discarded' : 'stays'} ${id}`;
      return textCheck(item, actual, gone === (item.id === 'discarded'));
    }
    case 'stunned': {
      const unit = state.units.find((one) => one.id === id);
      const stunned = unit?.modifiers.some(({ ruling }) => ruling.startsWith('stun/')) ?? false;
      return textCheck(item, `${id} is not stunned`, stunned);
    }
    case 'tapped': {
      const tapped = state.units.find((one) => one.id === id)?.tapped ?? false;
      return textCheck(item, `${tapped ? 'tapped' : 'untapped'} ${id}`, tapped !== item.not);
    }
    case 'sets-off': {
      const name = rulesOf(item.keyword ?? '')?.name ?? item.keyword;
      const off = setsOff(state, item.keyword ?? '', since);
      return textCheck(item, `sets off ${off ? '' : 'no '}${name}`, off !== item.not);
    }
    case 'target': {
      const targets = targetsNow(state);
      const actual = `targets: ${targets.join(', ') || 'none'}`;
      return textCheck(item, actual, targets.includes(id) !== item.not);
    }
    case 'refused':
      return refusedCheck(item, course.last?.why ?? []);
  }
}

function attackCheck(item: ArenaExpect, state: AttackState): Check {
  const attacker = item.unit ?? '';
  if (item.target === undefined) {
    const open = possibleAttacks(state).filter((a) => a.attacker === attacker && !a.no);
    const actual = `${attacker} can attack ${open.map(({ target }) => target).join(', ') || 'nobody'}`;
    return textCheck(item, actual, open.length === 0);
  }
  const no = whyNotAttack(state, attacker, item.target, item.keyword);
  if (no !== undefined || item.not || item.number === undefined) return closedCheck(item, no);
  const dice = diceOfAttack(state, attacker, item.target, item.keyword);
  return textCheck(item, `with ${dice} dice`, dice === item.number);
}

function closedCheck(item: ArenaExpect, no: { ruling: string; why: string } | undefined): Check {
  const actual = no === undefined ? 'it can' : `it cannot: ${no.why} (${no.ruling})`;
  const ok = item.not
    ? no !== undefined && (item.ruling === undefined || item.ruling === no.ruling)
    : no === undefined;
  return textCheck(item, actual, ok);
}
