/** The units of a demo: what each is, with steppers for its numbers, and its health as a track of boxes. */
import type { ComponentChildren } from 'preact';
import type { UnitView } from '../../examples/attack/view.ts';
import { SIGNED } from '../../notation/signed.ts';
import { arenaName } from '../../rules/arena-name.ts';
import type { UnitSpec } from '../../rules/types.ts';
import { abilityName } from './names.ts';
import type { Action, Dial } from './sheet.ts';

type Send = (action: Action) => void;

/** One line of a unit: a number with its stepper, or a word. */
export interface Row {
  dial?: Dial;
  label: string;
  value?: number;
  min: number;
  max: number;
}

/** What is shown of a unit besides its numbers. */
type Besides = (id: string) => ComponentChildren;

/** The units whose health is asked for although nobody wrote it. */
const SUFFERS: ReadonlySet<string> = new Set(['defender', 'victim']);

const LIMITS = { power: [0, 40], health: [1, 60], counters: [0, 60], speed: [0, 200] } as const;

function rowsOf(spec: UnitSpec, unit: UnitView | undefined): Row[] {
  const rows: Row[] = [];
  const plain = (label: string) => rows.push({ label, min: 0, max: 0 });
  for (const dial of ['power', 'health', 'counters', 'speed'] as const) {
    const shown = dial === 'health' && SUFFERS.has(spec.id) ? unit?.health : undefined;
    const value = spec[dial] ?? shown;
    const [min, max] = LIMITS[dial];
    if (value !== undefined) rows.push({ dial, label: dial, value, min, max });
  }
  for (const [at, ability] of (spec.abilities ?? []).entries()) {
    const label = abilityName(ability);
    const signed = SIGNED.has(ability.keyword);
    if (typeof ability.value !== 'number') plain(label);
    else rows.push({ dial: at, label, value: ability.value, min: signed ? -20 : 0, max: 40 });
  }
  if (spec.stack !== undefined && spec.stack > 1) plain(`stack of ${spec.stack}`);
  if (spec.arena !== undefined && spec.arena !== 'ground') {
    plain(arenaName(spec.arena));
  }
  if (spec.zone === 'build-zone') plain('build zone');
  if (spec.tapped) plain('tapped');
  return rows;
}

export function Stepper({ row, spec, send }: { row: Row; spec: UnitSpec; send: Send }) {
  const { dial, label, value, min, max } = row;
  if (dial === undefined || value === undefined) return <span class="dial flat">{label}</span>;
  const whose = `${label} of ${spec.name ?? spec.id}`;
  const turn = (by: number) => () => {
    const next = value + by;
    if (next < min || next > max) return;
    send({ do: 'dial', unit: spec.id, dial, by, from: value, min, max });
  };
  return (
    <span class="dial">
      <span>{label}</span>
      <button
        type="button"
        aria-label={`Less ${whose}`}
        aria-disabled={value <= min}
        onClick={turn(-1)}
      >
        −
      </button>
      <b>{String(value).replace('-', '−')}</b>
      <button
        type="button"
        aria-label={`More ${whose}`}
        aria-disabled={value >= max}
        onClick={turn(1)}
      >
        +
      </button>
    </span>
  );
}

const MOST_BOXES = 16;

/** Health as a track of boxes, those with a counter full. */
export function Track({ unit }: { unit: UnitView }) {
  const { health, counters, gone } = unit;
  const words = gone
    ? 'discarded'
    : `${counters} of ${health} ${health === 1 ? 'counter' : 'counters'}`;
  if (counters === 0 && !gone) return null;
  const boxes = Math.max(health, counters);
  return (
    <p class={gone ? 'track gone' : 'track'}>
      {boxes <= MOST_BOXES && (
        <svg viewBox={`0 0 ${boxes * 10 - 2} 8`} aria-hidden="true">
          {Array.from({ length: boxes }, (_, at) => (
            <rect
              key={at}
              class={at < counters ? 'full' : ''}
              x={at * 10 + 0.75}
              y=".75"
              width="6.5"
              height="6.5"
              rx="1.6"
            />
          ))}
        </svg>
      )}
      <span>{words}</span>
    </p>
  );
}

const ROLES: Record<string, string> = {
  attacker: 'Attacker',
  defender: 'Defender',
  source: 'Source',
  victim: 'Victim',
};

/** One row for each unit. */
export function Units({
  specs,
  views,
  send,
  besides,
}: {
  specs: readonly UnitSpec[];
  views: readonly UnitView[];
  send: Send;
  besides?: Besides;
}) {
  return (
    <ul class="units plain">
      {specs.map((spec) => {
        const view = views.find(({ id }) => id === spec.id);
        const role = ROLES[spec.id] ?? (spec.side === 'dark' ? 'Dark Side' : 'Light Side');
        return (
          <li key={spec.id}>
            <div class="who">
              <h3>
                {ROLES[spec.id] && spec.name === undefined ? role : (spec.name ?? spec.id)}
                {(spec.name !== undefined || !ROLES[spec.id]) && <small>{role}</small>}
              </h3>
              {view && <Track unit={view} />}
            </div>
            {besides?.(spec.id)}
            <div class="dials">
              {rowsOf(spec, view).map((row) => (
                <Stepper key={row.dial ?? row.label} row={row} spec={spec} send={send} />
              ))}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
