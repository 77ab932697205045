/** The running account: each line a reason with its ruling, the counters at the foot. */
import type { AccountLine } from '../../examples/attack/view.ts';
import { Cite } from './Cite.tsx';

const SUM = 'term/damage-counter';

export function Account({ lines }: { lines: readonly AccountLine[] }) {
  if (lines.length === 0) return null;
  return (
    <ol class="account">
      {lines.map(({ label, value, ruling, what }, at) => (
        <li key={at} class={ruling === SUM ? 'sum' : undefined}>
          <Cite ruling={ruling}>{label}</Cite>
          <b title={what}>{value.replace('-', '−')}</b>
        </li>
      ))}
    </ol>
  );
}
