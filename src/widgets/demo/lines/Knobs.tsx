/** What of the start can be changed: steppers, switches and choices. */
import type { Knob } from '../../../examples/lines.ts';

/** What a number counts as from where it was "enough". */
const FROM_ENOUGH = 5;

export function Knobs<Start>({
  knobs,
  put,
}: {
  knobs: readonly Knob<Start>[];
  put: (start: Start) => void;
}) {
  if (knobs.length === 0) return null;
  return (
    <div class="dials knobs">
      {knobs.map((knob) => (
        <One key={knob.label} knob={knob} put={put} />
      ))}
    </div>
  );
}

function One<Start>({ knob, put }: { knob: Knob<Start>; put: (start: Start) => void }) {
  const { label } = knob;
  if (knob.is === 'switch') {
    return (
      <label class="dial flat">
        <input
          type="checkbox"
          checked={knob.value}
          onChange={({ currentTarget }) => put(knob.put(currentTarget.checked))}
        />
        <span>{label}</span>
      </label>
    );
  }
  if (knob.is === 'choice') {
    return (
      <label class="dial flat">
        <span>{label}</span>
        <select onChange={({ currentTarget }) => put(knob.put(currentTarget.value))}>
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
  const turn = (by: number) => () => {
    const next = value === undefined ? FROM_ENOUGH : Math.min(max, Math.max(min, value + by));
    if (next !== value) put(knob.put(next));
  };
  return (
    <span class="dial">
      <span>{label}</span>
      <button
        type="button"
        aria-label={`Less: ${label}`}
        aria-disabled={value !== undefined && value <= min}
        onClick={turn(-step)}
      >
        −
      </button>
      <b>{value ?? 'enough'}</b>
      <button
        type="button"
        aria-label={`More: ${label}`}
        aria-disabled={value !== undefined && value >= max}
        onClick={turn(step)}
      >
        +
      </button>
    </span>
  );
}
