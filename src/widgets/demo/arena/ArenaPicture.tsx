/** The units of a table as they are now, each number with where it comes from. */
import type { ArenaPlay } from '../../../examples/arena/moves.ts';
import { accountOf } from '../../../rules/arena/ask.ts';
import type { AttackState, UnitSpec } from '../../../rules/types.ts';
import { Cite } from '../Cite.tsx';
import { turnDial } from '../dial.ts';
import type { View } from '../lines/LineDemo.tsx';
import type { Action } from '../sheet.ts';
import { Units } from '../Units.tsx';

type ArenaView = View<ArenaPlay, AttackState>;

export function ArenaPicture({ view }: { view: ArenaView }) {
  const { state } = view;
  const views = state.units.map(({ id, name, side, health, counters, zone }) => ({
    ...{ id, name, side, health, counters },
    gone: zone === 'discard',
  }));
  return (
    <Units
      specs={specsOf(view)}
      views={views}
      send={(action) => turn(view, action)}
      besides={(id) => <Now state={state} id={id} />}
    />
  );
}

/** The units that are there, as they are described: at the start, or where they arrive. */
function specsOf({ sheet, state }: ArenaView): UnitSpec[] {
  const come = sheet.moves
    .slice(0, sheet.at)
    .flatMap((move) => (move.do === 'arrive' && typeof move.unit !== 'string' ? [move.unit] : []));
  const all = [...sheet.start.units, ...come];
  return all.filter(
    ({ id }, at) =>
      all.findIndex((other) => other.id === id) === at &&
      state.units.some((unit) => unit.id === id),
  );
}

/** A stepper of a unit: changes what the table began with, or the move that brought the unit. */
function turn({ sheet, send }: ArenaView, action: Action): void {
  if (action.do !== 'dial') return;
  const { units } = sheet.start;
  if (units.some(({ id }) => id === action.unit)) {
    const turned = units.map((spec) => turnDial(spec, action));
    send({ do: 'start', start: { ...sheet.start, units: turned } });
    return;
  }
  const at = sheet.moves.findIndex(
    (move) => move.do === 'arrive' && typeof move.unit !== 'string' && move.unit.id === action.unit,
  );
  const move = sheet.moves[at];
  if (move?.do !== 'arrive' || typeof move.unit === 'string') return;
  send({ do: 'change', at, move: { ...move, unit: turnDial(move.unit, action) } });
}

const TITLES = { space: 'Space', ground: 'Ground', character: 'Character' } as const;

/** What the unit is now. */
function Now({ state, id }: { state: AttackState; id: string }) {
  const unit = state.units.find((one) => one.id === id);
  if (unit === undefined || unit.zone === 'discard') return null;
  const { power, speed, health, powerParts } = accountOf(state, id);
  const where = unit.zone === 'arena' ? TITLES[unit.arena] : 'build zone';
  const printed = `power ${unit.power}`;
  return (
    <p class="prints">
      {where}
      {unit.tapped && ', tapped'}: power <b>{String(power).replace('-', '−')}</b>, speed{' '}
      <b>{speed}</b>, health <b>{health}</b>
      {powerParts.length > 0 && (
        <>
          {' '}
          ({printed}
          {powerParts.map((part) => (
            <span key={part.from + part.ruling}>
              , {part.power < 0 ? '−' : '+'}
              {Math.abs(part.power)} <Cite ruling={part.ruling}>{part.from}</Cite>
            </span>
          ))}
          )
        </>
      )}
    </p>
  );
}
