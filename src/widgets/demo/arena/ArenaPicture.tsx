/** The units of a table as they are now, each number with where it comes from. */
import type { ArenaPlay } from '../../../examples/arena/moves.ts';
import type { UnitNow } from '../../../examples/arena/shown.ts';
import { Cite } from '../Cite.tsx';
import { turnDial } from '../dial.ts';
import type { View } from '../lines/LineDemo.tsx';
import type { Action } from '../sheet.ts';
import { Units } from '../Units.tsx';
import type { ArenaDrawn } from './play.ts';

type ArenaView = View<ArenaPlay, ArenaDrawn>;

export function ArenaPicture({ view }: { view: ArenaView }) {
  const { specs, views, now } = view.shown;
  const besides = (id: string) => {
    const unit = now.find((one) => one.id === id);
    return unit && <Now unit={unit} />;
  };
  return (
    <Units specs={specs} views={views} send={(action) => turn(view, action)} besides={besides} />
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

/** What the unit is now. */
function Now({ unit: { where, power, speed, health, printed, parts } }: { unit: UnitNow }) {
  return (
    <p class="prints">
      {where}: power <b>{String(power).replace('-', '−')}</b>, speed <b>{speed}</b>, health{' '}
      <b>{health}</b>
      {parts.length > 0 && (
        <>
          {' '}
          (power {printed}
          {parts.map((part) => (
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
