/** What keywords are called, without the vocabulary: a demo on a page has to be small. */
import { rulesOf } from '../../rules/registry.ts';
import type { Ability } from '../../rules/types.ts';

/** `Critical Hit`; a keyword that changes no attack is called after its id. */
export function keywordName(id: string): string {
  const spelt = id.replace(
    /(^|-)([a-z])/g,
    (_, hyphen, letter) => (hyphen ? ' ' : '') + letter.toUpperCase(),
  );
  return rulesOf(id)?.name ?? spelt;
}

/** An ability without its number: `Pay 1 Force → Evade`, `Bounty: Gain 2 Force`, `Retaliate power`. */
export function abilityName({ keyword, cost, text, value }: Ability): string {
  const price = cost === undefined ? '' : `${cost} → `;
  const power = value === 'power' ? ' power' : '';
  return `${price}${keywordName(keyword)}${power}${text === undefined ? '' : `: ${text}`}`;
}
