import { readDamage } from '../../notation/damage.ts';
import type { FenceLine } from '../../notation/fence.ts';
import { next, rollDamage, type TraceEntry } from '../../rules/index.ts';
import { drive } from '../attack/drive.ts';
import { measure } from '../attack/measure.ts';
import type { Recording } from '../attack/recording.ts';
import { newRun } from '../attack/run.ts';
import { accountOf, type DiceView, groupsOf, resultOf, unitsOf } from '../attack/view.ts';
import { whatIsRolled } from '../attack/words.ts';
import type { ExampleKind, Played } from '../kind.ts';

/** Dice of damage that one unit rolls at another, outside everything else. */
export const diceKind: ExampleKind = {
  kind: 'dice',
  marks: ['victim'],
  play: (lines) => playDamage(lines),
};

/** Plays an example of dice of damage. @throws NotationError */
export function playDamage(lines: readonly FenceLine[]): Played {
  const { title, setup, lines: play } = readDamage(lines);
  const run = newRun(rollDamage(setup), measure);
  drive(run, play);
  const trace = run.state.trace as TraceEntry[];
  const asked = next(run.state);
  const awaited = asked.kind === 'dice' ? { awaited: whatIsRolled(run.state, asked) } : {};
  const summary = resultOf(run.state);
  const view: DiceView = {
    groups: groupsOf(run.state, trace),
    account: accountOf(trace),
    units: unitsOf(run.state),
    result: summary,
  };
  const recording: Recording = { start: { damage: setup }, moves: run.replies };
  const known = { checks: run.checks, trace, summary, view, recording };
  const played: Played = { kind: 'dice', ...known, ...awaited };
  return title === undefined ? played : { ...played, title };
}
