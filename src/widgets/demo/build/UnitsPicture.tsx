/** Units as a build step starts: what each is, who pilots whom, what is due. */
import type { BuildPlay, UnitsStart } from '../../../examples/build/moves.ts';
import type { UnitShown, UnitsShown } from '../../../examples/build/shown.ts';
import type { LineAction } from '../lines/desk.ts';

type Send = (action: LineAction<BuildPlay>) => void;

export function UnitsPicture({
  shown: { title, units, bounties, left },
  start,
  send,
}: {
  shown: UnitsShown;
  start: UnitsStart;
  send: Send;
}) {
  return (
    <div class="card">
      <p class="cardhead">
        <b>{title}</b>
      </p>
      <ul class="units plain">
        {units.map((unit) => (
          <One key={unit.id} unit={unit} start={start} send={send} />
        ))}
      </ul>
      {bounties && <p class="left">Bounty that waits: {bounties}.</p>}
      {left && <p class="left">You have {left}.</p>}
    </div>
  );
}

function One({
  unit: { id, subtypes, gone, said, prints, due },
  start,
  send,
}: {
  unit: UnitShown;
  start: UnitsStart;
  send: Send;
}) {
  return (
    <li class={gone ? 'gone' : ''}>
      <div class="who">
        <h3>
          {id}
          {subtypes && <small>{subtypes}</small>}
        </h3>
        <p class="track">{said}</p>
      </div>
      <p class="prints">{prints}</p>
      {due.map(({ status, text }, at) => (
        <p key={at} class={`due ${status}`}>
          {text}
        </p>
      ))}
      <div class="dials more">
        <Turn id={id} start={start} send={send} />
      </div>
    </li>
  );
}

/** Counters and tap of a unit, as they are at the start. */
function Turn({ id, start, send }: { id: string; start: UnitsStart; send: Send }) {
  const spec = start.units.find(({ unit }) => unit.id === id)?.unit;
  if (spec === undefined) return null;
  const counters = spec.counters ?? 0;
  const most = Math.max(0, (spec.health ?? 5) - 1);
  const put = (change: Partial<typeof spec>) =>
    send({
      do: 'start',
      start: {
        ...start,
        units: start.units.map((own) =>
          own.unit.id === id ? { ...own, unit: { ...own.unit, ...change } } : own,
        ),
      },
    });
  const turn = (by: number) => () => {
    const next = counters + by;
    if (next >= 0 && next <= most) put({ counters: next });
  };
  return (
    <>
      <span class="dial">
        <span>counters</span>
        <button
          type="button"
          aria-label={`Less counters of ${id}`}
          aria-disabled={counters <= 0}
          onClick={turn(-1)}
        >
          −
        </button>
        <b>{counters}</b>
        <button
          type="button"
          aria-label={`More counters of ${id}`}
          aria-disabled={counters >= most}
          onClick={turn(1)}
        >
          +
        </button>
      </span>
      <label class="dial flat">
        <input
          type="checkbox"
          aria-label={`${id} is tapped`}
          checked={spec.tapped ?? false}
          onChange={({ currentTarget }) => put({ tapped: currentTarget.checked })}
        />
        <span>tapped</span>
      </label>
    </>
  );
}
