import type { PlayLine } from '../../notation/attack-lines.ts';
import { NotationError } from '../../notation/errors.ts';
import { whyNot } from '../../rules/attack/refuse.ts';
import { answer, next } from '../../rules/attack/situation.ts';
import { type AttackState, Refusal } from '../../rules/types.ts';
import { replyTo } from '../attack/match.ts';

/**
 * Plays a line on what is going on: a `use` line, dice, or what `choose` names. Whoever is asked before passes.
 * @throws Refusal when the unit cannot use that now
 * @throws NotationError for dice that nobody rolls here, or not so many
 */
export function playOn(state: AttackState, play: PlayLine): AttackState {
  if (play.do === 'dice') return rollOn(state, play);
  if (play.do === 'roll' || play.do === 'fury' || play.do === 're-roll') {
    return throwOn(state, play);
  }
  if (play.do === 'choose') return chooseOn(state, play);
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

/** What `choose` names, as addresses keep it: whoever is asked before it passes. */
function chooseOn(state: AttackState, play: Extract<PlayLine, { do: 'choose' }>): AttackState {
  let now = state;
  for (let asked = next(now); asked.kind === 'choice'; asked = next(now)) {
    const reply = replyTo(now, asked, play);
    if (reply !== undefined) return answer(now, reply);
    now = answer(now, { choose: asked.preset });
  }
  throw new Refusal('term/may', `Nothing called ${play.option} can be chosen here.`);
}

/** Dice of an attack that was declared on the table. */
function throwOn(
  state: AttackState,
  play: Extract<PlayLine, { do: 'roll' | 'fury' | 're-roll' }>,
): AttackState {
  const { awaiting } = state;
  if (awaiting.kind === 'dice' && awaiting.purpose === play.do) {
    return answer(state, { dice: play.dice });
  }
  throw new NotationError('Nobody rolls these dice here.', { line: play.line });
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
