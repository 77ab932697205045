/** What may happen next on a table: every attack with its dice or why it is not legal, and other events. */
import { diceOfAttack, possibleAttacks } from '../../rules/arena/ask.ts';
import { arenaName } from '../../rules/arena-name.ts';
import type { AttackState, UnitSpec } from '../../rules/types.ts';
import type { Offer, Offers } from '../lines.ts';
import type { ArenaMove } from './moves.ts';

/**
 * Everything that may be tried; nothing while an attack goes on or dice have to be rolled.
 * @param later units that may be deployed
 * @param called what a keyword is called
 */
export function arenaOffers(
  state: AttackState,
  later: readonly UnitSpec[],
  called: (keyword: string) => string,
): Offers<ArenaMove>[] {
  const { awaiting, attack } = state;
  if (awaiting.kind === 'dice' || (awaiting.kind === 'choice' && attack !== undefined)) return [];
  const groups = attacks(state, called);
  const offers = events(state, later).map(
    ([label, move]): Offer<ArenaMove> => ({ label, move, notes: [], why: [] }),
  );
  groups.push({ title: 'Something else happens', offers, list: true });
  return groups.filter((group) => group.offers.length > 0);
}

function attacks(state: AttackState, called: (keyword: string) => string): Offers<ArenaMove>[] {
  const groups = new Map<string, Offer<ArenaMove>[]>();
  for (const { attacker, target, via, no } of possibleAttacks(state)) {
    const how = via === undefined ? '' : `, by ${called(via)}`;
    const offer: Offer<ArenaMove> = {
      label: `${target}${how}`,
      move: { do: 'attack', attacker, defender: target, ...(via !== undefined && { via }) },
      notes: [],
      why: no === undefined ? [] : [{ ruling: no.ruling, message: no.why }],
    };
    if (no === undefined) {
      const dice = diceOfAttack(state, attacker, target, via);
      offer.price = dice === 1 ? '1 die' : `${dice} dice`;
    }
    const own = groups.get(attacker);
    if (own === undefined) groups.set(attacker, [offer]);
    else own.push(offer);
  }
  return [...groups].map(([attacker, offers]) => ({ title: `${attacker} attacks`, offers }));
}

function events(state: AttackState, later: readonly UnitSpec[]): (readonly [string, ArenaMove])[] {
  const found: [string, ArenaMove][] = [];
  const put = (label: string, move: ArenaMove) => found.push([label, move]);
  const known = new Set(state.units.map(({ id }) => id));
  for (const unit of later) {
    if (known.has(unit.id)) continue;
    const arena = unit.arena ?? 'ground';
    put(`${unit.id} is deployed`, { do: 'arrive', how: 'deployed', unit, arena });
  }
  const there = state.units.filter(({ zone }) => zone === 'arena');
  const arenas = [...new Set(there.map(({ arena }) => arena))];
  for (const { id, zone, arena } of state.units) {
    if (zone === 'discard') continue;
    for (const to of zone === 'arena' ? arenas.filter((one) => one !== arena) : [arena]) {
      const how = zone === 'arena' ? 'moved' : 'put';
      put(`${id} is ${how} into ${arenaName(to)}`, { do: 'arrive', how, unit: id, arena: to });
    }
  }
  for (const { id, side, counters, tapped } of there) {
    const enemies = there.filter((other) => other.side !== side);
    for (const enemy of enemies) {
      put(`${enemy.id} deals 1 damage to ${id}`, {
        do: 'damage',
        to: id,
        amount: 1,
        by: enemy.id,
      });
      const by = { unit: enemy.id };
      put(`${enemy.id}'s attack discards ${id}`, { do: 'discard', unit: id, by });
    }
    put(`An effect discards ${id}`, { do: 'discard', unit: id });
    put(`An effect deals 1 damage to ${id}`, { do: 'damage', to: id, amount: 1 });
    if (counters > 0) put(`1 counter off ${id}`, { do: 'remove', unit: id, counters: 1 });
    put(`${id} is ${tapped ? 'untapped' : 'tapped'}`, { do: 'turn', unit: id, tapped: !tapped });
  }
  for (const arena of arenas) put(`The ${arenaName(arena)} battle begins`, { do: 'battle', arena });
  put('The battle phase ends', { do: 'end', what: 'battle' });
  put('The turn ends', { do: 'end', what: 'turn' });
  return found;
}
