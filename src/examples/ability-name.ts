/** What keywords, abilities and gifts are called, without the vocabulary: what a page carries has to be small. */
import { type Gift, giftName } from '../rules/gift.ts';
import { rulesOf } from '../rules/registry.ts';
import type { Ability } from '../rules/types.ts';

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

/** What one card gives another: `Evade 2`, `+2 power`. */
export function giftText(gift: Gift): string {
  if (!('ability' in gift)) return giftName(gift);
  const { value } = gift.ability;
  const name = abilityName(gift.ability);
  return typeof value === 'number' ? `${name} ${value}` : name;
}
