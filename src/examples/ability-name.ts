/** What keywords, abilities and gifts are called, without the vocabulary: what a page carries has to be small. */
import { type Gift, giftName } from '../rules/gift.ts';
import type { Ability } from '../rules/types.ts';

/** Those that are not spelt as their id is. */
const SPELT: Readonly<Record<string, string>> = { insert: 'INSERT' };

/** `Critical Hit`. */
export function keywordName(id: string): string {
  return (
    SPELT[id] ??
    id.replace(/(^|-)([a-z])/g, (_, hyphen, letter) => (hyphen ? ' ' : '') + letter.toUpperCase())
  );
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
