/** What of the start can be changed: steppers, switches and choices. */
import type { KnobShown } from './standing.ts';

/** What a number counts as from where it was "enough". */
const FROM_ENOUGH = 5;

type Turn = (knob: string, value: number | string | boolean) => void;

export function Knobs({ knobs, turn }: { knobs: readonly KnobShown[]; turn: Turn }) {
  if (knobs.length === 0) return null;
  return (
    <div class="dials knobs">
      {knobs.map((knob) => (
        <One key={knob.label} knob={knob} turn={turn} />
      ))}
    </div>
  );
}

function One({ knob, turn }: { knob: KnobShown; turn: Turn }) {
  const { label } = knob;
  if (knob.is === 'switch') {
    return (
      <label class="dial flat">
        <input
          type="checkbox"
          checked={knob.value}
          onChange={({ currentTarget }) => turn(label, currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
    );
  }
  if (knob.is === 'choice') {
    return (
      <label class="dial flat">
        <span>{label}</span>
        <select onChange={({ currentTarget }) => turn(label, currentTarget.value)}>
          {knob.options.map(([value, text]) => (
            <option key={value} value={value} selected={value === knob.value}>
              {text}
            </option>
          ))}
        </select>
      </label>
    );
  }
  const { value, min, max, step = 1 } = knob;
  const by = (change: number) => () => {
    const next = value === undefined ? FROM_ENOUGH : Math.min(max, Math.max(min, value + change));
    if (next !== value) turn(label, next);
  };
  return (
    <span class="dial">
      <span>{label}</span>
      <button
        type="button"
        aria-label={`Less: ${label}`}
        aria-disabled={value !== undefined && value <= min}
        onClick={by(-step)}
      >
        −
      </button>
      <b>{value ?? 'enough'}</b>
      <button
        type="button"
        aria-label={`More: ${label}`}
        aria-disabled={value !== undefined && value >= max}
        onClick={by(step)}
      >
        +
      </button>
    </span>
  );
}
