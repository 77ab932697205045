/** What a demo of a stack shows at one place of it, in one sentence. */
import type { Reason } from '../../rules/build/shapes.ts';
import type { Contest } from '../../rules/stack/contest.ts';
import { stackResult } from '../../rules/stack/result.ts';
import type { StackState } from '../../rules/stack/shapes.ts';
import { giftText } from '../ability-name.ts';
import { refusedText, type Take } from '../lines.ts';
import type { StackNow } from './moves.ts';

/** One sentence: who wins the contest, or what the top card has and what was discarded. */
export function stackSummary(
  end: StackState | undefined,
  bids: Contest | undefined,
  why: readonly Reason[],
): string {
  if (bids !== undefined && end === undefined) {
    if (!bids.contested) return `No contest: ${bids.reason.message}`;
    const winner = bids.winner === 'dark' ? 'Dark' : 'Light';
    return `Dark Side ${bids.dark}, Light Side ${bids.light}: the ${winner} Side wins and pays ${bids.pays} Force.`;
  }
  if (end === undefined) return 'Nothing lies here.';
  const { speed, power, health, cards, bits } = stackResult(end);
  const gone = end.discarded.map(({ label }) => label);
  const where = cards === 1 ? '' : ` on top of ${cards - 1} card${cards === 2 ? '' : 's'}`;
  const numbers = `${end.top.label}${where}: speed ${speed}, power ${power}, health ${health}.`;
  const has = bits.flatMap(({ gift, works }) =>
    'ability' in gift && works ? [giftText(gift)] : [],
  );
  return [
    refusedText(why) ?? '',
    numbers,
    has.length === 0 ? '' : `It has ${has.join(', ')}.`,
    gone.length === 0 ? '' : `Discarded: ${gone.join(', ')}.`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** The same after the last of these takes. */
export function stackTold(takes: readonly Take<StackNow>[], bids: Contest | undefined): string {
  const last = takes.at(-1);
  return stackSummary(last?.state.stack, bids, last?.refused ?? []);
}
