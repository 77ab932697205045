/** Writes a table of units, and what happens on it, as the lines that `readArena` reads back. */
import type { Arena, UnitSpec } from '../rules/types.ts';
import type { ArenaLine, ArenaScript } from './arena.ts';
import type { PlayLine, UseLine } from './attack-lines.ts';
import type { FenceLine } from './fence.ts';
import { defaultVocabulary } from './vocabulary.ts';
import { writeAbility, writeName, writeUnitText } from './write.ts';

type Written = Pick<FenceLine, 'key' | 'value'>;
type Unplaced<T> = T extends unknown ? Omit<T, 'line'> : never;

/** What an arena example begins with. */
export function writeArenaStart({ units, force }: Pick<ArenaScript, 'units' | 'force'>): Written[] {
  const first = units[0]?.arena ?? 'ground';
  const lines: Written[] = [{ key: 'arena', value: title(first) }];
  for (const unit of units) {
    lines.push({ key: unit.side ?? 'dark', value: unitText(unit, first) });
  }
  const sides = Object.entries(force).map(([side, number]) => `${side} ${number}`);
  if (sides.length > 0) lines.push({ key: 'force', value: sides.join(', ') });
  return lines;
}

/** A unit with its name; its arena is left out where it is the usual one. */
function unitText({ side: _, arena, ...rest }: UnitSpec, usual?: Arena): string {
  const name = rest.name ?? rest.id;
  const spec: UnitSpec = { ...rest, name };
  if (arena !== undefined && arena !== usual) spec.arena = arena;
  const text = writeUnitText(spec);
  // A unit that says nothing of itself is written with what it counts as.
  return text === `${writeName(name)}:` ? `${text} health 5` : text;
}

/** One thing that happens. */
export function writeArenaMove(move: Unplaced<Exclude<ArenaLine, { do: 'expect' }>>): Written {
  switch (move.do) {
    case 'play':
      return writePlay(move.play);
    case 'arrive': {
      const key = { deployed: 'deploy', moved: 'move', put: 'put' }[move.how];
      const { unit, arena } = move;
      if (typeof unit === 'string') return { key, value: `${writeName(unit)} to ${title(arena)}` };
      return { key, value: `${unit.side ?? 'light'} ${unitText({ ...unit, arena })}` };
    }
    case 'damage': {
      const by = move.by === undefined ? '' : ` by ${writeName(move.by)}`;
      return { key: 'damage', value: `${writeName(move.to)} ${move.amount}${by}` };
    }
    case 'discard': {
      if (move.by === undefined) return { key: 'discard', value: writeName(move.unit) };
      const { unit, keyword } = move.by;
      const how = keyword === undefined ? 'attack' : keywordName(keyword);
      return { key: 'discard', value: `${writeName(move.unit)} by ${writeName(unit)} ${how}` };
    }
    case 'remove':
      return { key: 'remove', value: `${writeName(move.unit)} ${move.counters}` };
    case 'turn':
      return { key: move.tapped ? 'tap' : 'untap', value: writeName(move.unit) };
    case 'gain': {
      const { gain } = move;
      const what =
        'keyword' in gain
          ? writeAbility(gain)
          : `power ${gain.power} until end of ${gain.until === 'battle' ? 'battle' : 'turn'}`;
      return { key: 'gain', value: `${writeName(move.unit)} ${what}` };
    }
    case 'attack': {
      const by = move.via === undefined ? '' : ` by ${keywordName(move.via)}`;
      const value = `${writeName(move.attacker)} on ${writeName(move.defender)}${by}`;
      return { key: 'attack', value };
    }
    case 'battle':
      return { key: 'battle', value: title(move.arena) };
    case 'end':
      return { key: 'end', value: move.what };
  }
}

function writePlay(play: PlayLine): Written {
  switch (play.do) {
    case 'use':
      return { key: 'use', value: useText(play) };
    case 'choose': {
      const dice = play.positions === undefined ? '' : ` dice ${play.positions.join(' ')}`;
      return { key: 'choose', value: `${play.option}${dice}` };
    }
    case 'dice': {
      const whose = play.keyword === undefined ? '' : `${keywordName(play.keyword)} `;
      return { key: 'dice', value: `${whose}${play.dice.join(' ') || 'none'}` };
    }
    case 'roll':
    case 'fury':
      return { key: play.do, value: play.dice.join(' ') || 'none' };
    case 're-roll': {
      const value = `${play.by} ${play.positions.join(' ')} -> ${play.dice.join(' ')}`;
      return { key: 're-roll', value };
    }
    default:
      throw new RangeError(`A ${play.do} line is no line of an arena example.`);
  }
}

function useText({ unit, keyword, value, amount, target, against }: UseLine): string {
  const number = value === undefined ? '' : ` ${value}`;
  const to = target === undefined ? '' : ` to ${writeName(target)}`;
  const what = against === undefined ? '' : ` against ${against}`;
  const less = amount === undefined ? '' : `, ${amount} damage`;
  const aim = `${to}${what}`;
  return `${writeName(unit)} ${keywordName(keyword)}${number}${less === '' ? aim : `${less}${aim}`}`;
}

function keywordName(id: string): string {
  return defaultVocabulary.byId(id)?.name ?? id;
}

function title(arena: Arena): string {
  return arena.charAt(0).toUpperCase() + arena.slice(1);
}
