/** What meets what, in two large numbers: dice on one side, health that is left on the other. */

import { type Start, unitsIn } from '../../examples/attack/recording.ts';
import type { Scene } from '../../examples/attack/scene.ts';
import type { AttackState } from '../../rules/types.ts';

export interface VersusProps {
  start: Start;
  state: AttackState | undefined;
  scene: Scene | undefined;
}

/** Who suffers: the defending unit of now, the victim, the one that arrives. */
function suffering(start: Start, state: AttackState | undefined): string {
  if ('attack' in start) return state?.attack?.defender ?? start.attack.defender;
  return 'damage' in start ? start.damage.victim : start.arrival.arriving;
}

export function Versus({ start, state, scene }: VersusProps) {
  const unit = scene?.units.find(({ id }) => id === suffering(start, state));
  if (unit === undefined) return null;
  const left = Math.max(0, unit.health - unit.counters);
  const [number, word] = doing(start, state);
  const health = unit.gone
    ? 'discarded'
    : unit.counters === 0
      ? 'health'
      : `health left of ${unit.health}`;
  return (
    <p class={unit.gone ? 'versus gone' : 'versus'}>
      <span>
        <b>{number}</b> {word}
      </span>
      <svg viewBox="0 0 60 12" aria-hidden="true">
        <path d="M0 6h52" />
        <path class="head" d="M49 0l11 6-11 6z" />
      </svg>
      <span>
        <b>{left}</b> {health}
      </span>
    </p>
  );
}

function doing(start: Start, state: AttackState | undefined): [number: number, word: string] {
  if ('attack' in start) {
    const attacker = unitsIn(start).find(({ id }) => id === start.attack.attacker);
    return [state?.attack?.power ?? attacker?.power ?? 0, 'power'];
  }
  if ('damage' in start) return [start.damage.dice, start.damage.dice === 1 ? 'die' : 'dice'];
  const others = unitsIn(start).filter((unit) => {
    const own = unitsIn(start).find(({ id }) => id === start.arrival.arriving);
    return unit.side !== own?.side;
  });
  return [others.length, others.length === 1 ? 'unit waits' : 'units wait'];
}
