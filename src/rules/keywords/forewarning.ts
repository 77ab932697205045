import { askFor } from '../attack/chance.ts';
import { reachOf } from '../attack/declare.ts';
import { attackerOf, attackOf } from '../attack/facts.ts';
import type { KeywordRules } from '../hooks.ts';
import { optionOf, pass } from '../option.ts';
import { called, count, note } from '../trace.ts';
import type { Game } from '../types.ts';
import { powerChanges } from '../unit.ts';

/** Attacked, its controller may name the number of hits; a right guess earns the effect. */
export const forewarning: KeywordRules = {
  id: 'forewarning',
  name: 'Forewarning',
  step: 'attack-declared',
  kind: 'static',
  stacking: 'layered',
  elsewhen: 'forewarning/guess-the-hits',
  attacked(game, holder) {
    askFor(game, holder, 'attack-declared');
  },
  ask: {
    question: (game) => `How many hits will ${called(attackerOf(game))} roll?`,
    options(game, holder) {
      const options = [pass('forewarning/is-optional', 'Name nothing')];
      for (let amount = 0; amount <= mostHits(game); amount++) {
        const label = amount === 0 ? 'No hits' : count(amount, 'hit');
        options.push(optionOf(holder, 'forewarning/guess-the-hits', label, { amount }));
      }
      return options;
    },
    take(game, { unit, instance }, { amount = 0 }) {
      attackOf(game).guesses.push({
        unit: unit.id,
        keyword: 'forewarning',
        instance,
        hits: amount,
      });
      note(game, 'attack-declared', unit, 'forewarning/guess-the-hits', {
        what: `Forewarning of ${called(unit)}: its controller says ${count(amount, 'hit')}.`,
        after: amount,
      });
    },
  },
  hitsCounted(game, { unit, instance, ability }) {
    const { guesses, hits, defender } = attackOf(game);
    for (const guess of guesses) {
      if (guess.keyword !== 'forewarning' || guess.unit !== unit.id) continue;
      if (guess.instance !== instance) continue;
      guess.right = guess.hits === hits;
      const text = ability.text ?? '';
      if (guess.right) earn(game, unit.side, unit.id, text);
      note(game, 'pending-damage', unit, 'forewarning/right-guess-earns-the-effect', {
        what: guess.right
          ? `The guess of ${called(unit)} was right: ${text === '' ? 'it earns the effect' : text}.`
          : `The guess of ${called(unit)} was wrong: nothing is gained.`,
        before: guess.hits,
        after: hits,
        secret: true,
        reading: defender === unit.id ? 'amb-forewarning-when' : 'amb-forewarning-after-intercept',
      });
    }
  },
};

function earn(game: Game, side: 'dark' | 'light', unit: string, text: string): void {
  game.rewards.push({ keyword: 'forewarning', unit, side, text, when: 'now' });
  const force = Number(/gain (\d+) force/i.exec(text)?.[1] ?? 0);
  const have = game.force[side];
  if (have !== undefined) game.force[side] = have + force;
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
