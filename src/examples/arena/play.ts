import type { PlayLine } from '../../notation/attack-lines.ts';
import { NotationError } from '../../notation/errors.ts';
import { type AttackState, answer, next, Refusal, whyNot } from '../../rules/index.ts';
import { replyTo } from '../attack/match.ts';

/**
 * Plays a `use` or `dice` line on what is going on. Whoever is asked before passes.
 * @throws Refusal when the unit cannot use that now
 * @throws NotationError for dice that nobody rolls here
 */
export function playOn(state: AttackState, play: PlayLine): AttackState {
  if (play.do === 'dice') return rollOn(state, play);
  if (play.do !== 'use') {
    throw new NotationError('This line belongs to an attack example.', { line: play.line });
  }
  let now = state;
  let offered: { ruling: Refusal['ruling']; label: string } | undefined;
  for (let asked = next(now); asked.kind === 'choice'; asked = next(now)) {
    const reply = replyTo(now, asked, play);
    if (reply !== undefined) return answer(now, reply);
    offered ??= asked.options.find(
      ({ unit, keyword }) => unit === play.unit && keyword === play.keyword,
    );
    now = answer(now, { choose: asked.preset });
  }
  if (now.awaiting.kind === 'dice' && now.awaiting.purpose === 'damage') {
    throw new NotationError(`${now.awaiting.count} dice have to be rolled first.`, {
      line: play.line,
    });
  }
  if (offered !== undefined && play.target !== undefined) {
    throw new Refusal(offered.ruling, `${play.target} cannot be named for it.`);
  }
  const no = whyNot(now, play.unit, play.keyword);
  throw new Refusal(no.ruling, no.why);
}

function rollOn(state: AttackState, play: Extract<PlayLine, { do: 'dice' }>): AttackState {
  let now = state;
  while (now.awaiting.kind === 'choice') {
    now = answer(now, { choose: now.awaiting.preset });
  }
  const { awaiting } = now;
  const fits =
    awaiting.kind === 'dice' &&
    awaiting.purpose === 'damage' &&
    (play.keyword === undefined || play.keyword === awaiting.keyword);
  if (!fits) {
    throw new NotationError('Nobody rolls these dice here.', { line: play.line });
  }
  if (play.dice.length !== awaiting.count) {
    throw new NotationError(`${awaiting.count} dice are rolled here, not ${play.dice.length}.`, {
      line: play.line,
    });
  }
  return answer(now, { dice: play.dice });
}
