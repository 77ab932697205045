/** What was kept for the attack end, and whose turn it is to say which of it comes first. */
import { rulesOf } from '../registry.ts';
import { called } from '../trace.ts';
import type { Await, Effect, Game, Option } from '../types.ts';
import { unitOf } from '../unit.ts';
import { attackOf } from './facts.ts';

/**
 * What may come next: the first in the line, and what came up at the very same moment on its side;
 * of two sides the Dark Side goes first (`term/dark-side-first`). Equal ones count once.
 */
function firsts(game: Game): Effect[] {
  const { atEnd } = attackOf(game);
  const [head] = atEnd;
  if (!head || head.moment === undefined) return head ? [head] : [];
  const tied = atEnd.filter((effect) => effect.moment === head.moment);
  const dark = tied.filter((effect) => unitOf(game, effect.by).side === 'dark');
  const own = dark.length > 0 ? dark : tied;
  return own.filter((effect, at) => own.findIndex((other) => idOf(other) === idOf(effect)) === at);
}

function idOf({ by, keyword, amount }: Effect): string {
  return `${by}.${keyword}:${amount}`;
}

/** Asks a player which of several effects comes first, when there is a choice. */
export function askOrder(game: Game): Await | undefined {
  const [first, ...others] = firsts(game);
  if (!first || others.length === 0) return undefined;
  return {
    kind: 'choice',
    step: 'attack-end',
    player: unitOf(game, first.by).side,
    about: 'Several things came up at once: which comes first?',
    options: [first, ...others].map((effect) => optionFor(game, effect)),
    preset: idOf(first),
  };
}

function optionFor(game: Game, effect: Effect): Option {
  const { keyword, by, amount, ruling } = effect;
  const label = `${rulesOf(keyword)?.name ?? keyword} ${amount} of ${called(unitOf(game, by))}`;
  return { id: idOf(effect), label, ruling, unit: by, keyword, amount };
}

/** Takes one effect out of the line. @param id as in the options; default: the first */
export function takeFirst(game: Game, id?: string): Effect | undefined {
  const attack = attackOf(game);
  const chosen = firsts(game).find((effect) => id === undefined || idOf(effect) === id);
  attack.atEnd = attack.atEnd.filter((effect) => effect !== chosen);
  return chosen;
}
