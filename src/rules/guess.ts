/** Foretelling the hits of an attack: what Forewarning and Foresight have in common. */
import { reachOf } from './attack/declare.ts';
import { attackerOf, attackOf } from './attack/facts.ts';
import type { AskRules, Holder, KeywordRules } from './hooks.ts';
import { optionOf, pass } from './option.ts';
import { gainNow } from './reward.ts';
import { called, count, note } from './trace.ts';
import type { Game, ReadingId, RulingId } from './types.ts';
import { powerChanges } from './unit.ts';

/** What a keyword cites for its guess. */
export interface GuessWords {
  guess: RulingId;
  optional: RulingId;
  earned: RulingId;
  /** The open question that the comparison rests on. */
  reading(game: Game, holder: Holder): ReadingId | undefined;
}

/**
 * The question for the number of hits, and the comparison once they are counted.
 * The keyword itself says when it is asked, with `askFor`.
 */
export function guessing(words: GuessWords): Required<Pick<KeywordRules, 'ask' | 'hitsCounted'>> {
  return { ask: asking(words), hitsCounted: (game, holder) => compare(game, holder, words) };
}

function asking({ guess, optional }: GuessWords): AskRules {
  return {
    question: (game) => `How many hits will ${called(attackerOf(game))} roll?`,
    options(game, holder) {
      const options = [pass(optional, 'Name nothing')];
      for (let amount = 0; amount <= mostHits(game); amount++) {
        const label = amount === 0 ? 'No hits' : count(amount, 'hit');
        options.push(optionOf(holder, guess, label, { amount }));
      }
      return options;
    },
    take(game, { unit, rules, instance }, { amount = 0 }) {
      attackOf(game).guesses.push({ unit: unit.id, keyword: rules.id, instance, hits: amount });
      note(game, 'attack-declared', unit, guess, {
        what: `${rules.name} of ${called(unit)}: its controller says ${count(amount, 'hit')}.`,
        after: amount,
      });
    },
  };
}

function compare(game: Game, holder: Holder, { earned, reading }: GuessWords): void {
  const { unit, rules, instance, ability } = holder;
  const { guesses, hits } = attackOf(game);
  for (const guess of guesses) {
    if (guess.keyword !== rules.id || guess.unit !== unit.id) continue;
    if (guess.instance !== instance) continue;
    guess.right = guess.hits === hits;
    const text = ability.text ?? '';
    if (guess.right) gainNow(game, holder);
    note(game, 'pending-damage', unit, earned, {
      what: guess.right
        ? `The guess of ${called(unit)} was right: ${text === '' ? 'it earns the effect' : text}.`
        : `The guess of ${called(unit)} was wrong: nothing is gained.`,
      before: guess.hits,
      after: hits,
      secret: true,
      reading: reading(game, holder),
    });
  }
}

/** The most hits that can be named: every die that can be foreseen, with Fury and announced cards. */
function mostHits(game: Game): number {
  const attacker = attackerOf(game);
  const { via } = attackOf(game);
  let most = via === undefined ? attacker.power : (reachOf(game, attacker, via)?.value ?? 0);
  for (const part of powerChanges(game, attacker)) most += part.power;
  for (const { until, power } of attacker.modifiers) if (until === 'next-attack') most += power;
  for (const item of game.later) {
    if ('power' in item && item.unit === attacker.id) most += Math.max(0, item.power);
  }
  for (const { keyword, value } of attacker.abilities) {
    if (keyword === 'fury' && typeof value === 'number') most += value;
  }
  return Math.max(0, most);
}
