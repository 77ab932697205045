/** The units of a table as they are now, each number with where it comes from, and the dice that were thrown. */
import type { ArenaMove, ArenaPlay } from '../../../examples/arena/moves.ts';
import type { SceneGroup } from '../../../examples/attack/scene.ts';
import { groupsOf, unitsOf } from '../../../examples/attack/view.ts';
import { accountOf } from '../../../rules/arena/ask.ts';
import type { AttackState, TraceEntry, UnitSpec } from '../../../rules/types.ts';
import { Cite } from '../Cite.tsx';
import { Dice, type Picking } from '../Dice.tsx';
import { turnDial } from '../dial.ts';
import type { View } from '../lines/LineDemo.tsx';
import type { Action } from '../sheet.ts';
import { Units } from '../Units.tsx';

type ArenaView = View<ArenaPlay, AttackState>;

export function ArenaPicture({ view, picking }: { view: ArenaView; picking: Picking | undefined }) {
  const { state } = view;
  return (
    <>
      <Units
        specs={specsOf(view)}
        views={unitsOf(state)}
        send={(action) => turn(view, action)}
        besides={(id) => <Now state={state} id={id} />}
      />
      {groups(view).map((group, at) => (
        <Dice
          key={`${group.label} ${at}`}
          group={group}
          picking={group.type === 'attack-dice' ? picking : undefined}
          send={(action) => turn(view, action)}
        />
      ))}
    </>
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

/** A stepper of a unit, or a die that is set: changes what the table began with, or the move that brought it. */
function turn({ sheet, send }: ArenaView, action: Action): void {
  if (action.do === 'set') {
    const old = sheet.moves[action.move];
    if (old?.do !== 'play' || !('dice' in old.play)) return;
    const dice = old.play.dice.map((was, die) => (die === action.die ? action.face : was));
    send({ do: 'change', at: action.move, move: { do: 'play', play: { ...old.play, dice } } });
  }
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

const DICE: ReadonlySet<string> = new Set(['dice', 'roll']);

/** The dice that lie there, each group with the move that threw it. */
function groups({ sheet, state }: ArenaView): SceneGroup[] {
  const drawn: SceneGroup[] = groupsOf(state, state.trace as TraceEntry[]);
  const throws = sheet.moves
    .slice(0, sheet.at)
    .flatMap((move, at) => (isThrow(move) ? [at] : []))
    .slice(-drawn.length);
  if (throws.length !== drawn.length) return drawn;
  for (const [at, group] of drawn.entries()) {
    const move = sheet.moves[throws[at] ?? -1];
    const faces = move?.do === 'play' && 'dice' in move.play ? move.play.dice : [];
    // Dice that were rolled again, or joined by others, are set where they were thrown, not here.
    if (faces.length !== group.dice.length) continue;
    for (const [die, shown] of group.dice.entries()) {
      if (shown.rerolledFrom === undefined) shown.source = { move: throws[at] ?? 0, die };
    }
  }
  return drawn;
}

const isThrow = (move: ArenaMove) => move.do === 'play' && DICE.has(move.play.do);

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
