/** Units as a build step starts: what each is, who pilots whom, what is due. */
import { abilityName, giftText } from '../../../examples/ability-name.ts';
import type { BuildPlay, UnitsStart } from '../../../examples/build/moves.ts';
import { type BuildStep, type BuildUnit, costText, numbersNow } from '../../../rules/build/face.ts';
import type { LineAction } from '../lines/desk.ts';
import type { View } from '../lines/LineDemo.tsx';
import { Left } from './CardPicture.tsx';

type Send = (action: LineAction<BuildPlay>) => void;

export function UnitsPicture({ view }: { view: View<BuildPlay, BuildStep> }) {
  const { state, sheet, send } = view;
  const whose = state.second
    ? 'A second build step in your turn'
    : state.whose === 'opponent'
      ? "The opponent's build step"
      : 'Your build step starts';
  return (
    <div class="card">
      <p class="cardhead">
        <b>{whose}</b>
      </p>
      <ul class="units plain">
        {state.units.map((unit) => (
          <One
            key={unit.unit.id}
            unit={unit}
            state={state}
            start={sheet.start as UnitsStart}
            send={send}
          />
        ))}
      </ul>
      {state.bounties.length > 0 && (
        <p class="left">Bounty that waits: {state.bounties.map(({ text }) => text).join(', ')}.</p>
      )}
      <Left purse={state.purse} />
    </div>
  );
}

function One({
  unit: own,
  state,
  start,
  send,
}: {
  unit: BuildUnit;
  state: BuildStep;
  start: UnitsStart;
  send: Send;
}) {
  const { unit, aboard, under, discarded } = own;
  const { id } = unit;
  const { power, speed, health } = numbersNow(state, id);
  const stands = aboard === undefined && !under && !discarded;
  const said = [
    discarded && 'discarded',
    aboard !== undefined && `pilots ${aboard}`,
    under && 'under the top card of a stack',
    unit.zone === 'build-zone' && 'in the build zone',
    unit.tapped && 'tapped',
    unit.counters ? `${unit.counters} damage ${unit.counters === 1 ? 'counter' : 'counters'}` : '',
    stands && `power ${power}, speed ${speed}, health ${health}`,
  ].filter((part) => part);
  const due = state.due.filter((one) => one.unit === id);
  return (
    <li class={discarded ? 'gone' : ''}>
      <div class="who">
        <h3>
          {id}
          {(unit.subtypes ?? []).length > 0 && <small>{unit.subtypes?.join(' ')}</small>}
        </h3>
        <p class="track">{said.join(', ')}</p>
      </div>
      <p class="prints">{printed(own).join(' · ')}</p>
      {due.map(({ status, paid }, at) => (
        <p key={at} class={`due ${status}`}>
          Upkeep {status === 'paid' ? `paid: ${costText(paid ?? [])}` : status}
        </p>
      ))}
      <div class="dials more">
        <Turn id={id} start={start} send={send} />
      </div>
    </li>
  );
}

/** What the card prints, in its own words. */
function printed({ unit, upkeep, bounties, pilot, seats }: BuildUnit): string[] {
  return [
    ...(unit.abilities ?? []).map((ability) =>
      typeof ability.value === 'number'
        ? `${abilityName(ability)} ${ability.value}`
        : abilityName(ability),
    ),
    ...upkeep.map((costs) => `Upkeep: ${costs.map(costText).join(' or ')}`),
    ...bounties.map(({ text }) => `Bounty: ${text}`),
    ...pilot.map(
      ({ subtype, gives }) =>
        `${subtype} Pilot${gives.length > 0 ? `: ${gives.map(giftText).join(' and ')}` : ''}`,
    ),
    ...(seats > 1 ? [`takes ${seats} Pilots`] : []),
  ];
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
