/** The steps of an attack as a line of ticks; the one where the demo stands is lit and named. */
import { STEP_NAMES, type StepId, stepNamed } from '../../rules/step-names.ts';

const LINE = STEP_NAMES.filter(({ part }) => part === 'attack');

export function Strip({ step, over }: { step: StepId; over: boolean }) {
  const place = over ? LINE.length : LINE.findIndex(({ id }) => id === step);
  return (
    <p class="ticks">
      <svg viewBox={`0 0 ${LINE.length * 12} 12`} aria-hidden="true">
        {LINE.map(({ id }, at) => (
          <rect
            key={id}
            class={at === place ? 'here' : at < place ? 'past' : ''}
            x={at * 12 + 1}
            y={at === place ? 2 : 4}
            width="10"
            height={at === place ? 8 : 4}
            rx="1.5"
          />
        ))}
      </svg>
      <span>{over ? 'Over' : stepNamed(step).name}</span>
    </p>
  );
}
