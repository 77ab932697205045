import type { Ability, UnitSpec } from '../rules/types.ts';
import { quote, tidy } from './clean.ts';
import { defaultVocabulary, type Vocabulary } from './vocabulary.ts';

const arenaWords = { space: 'Space', ground: 'Ground', character: 'Character' } as const;

/**
 * Writes a unit as a unit text that `parseUnitText` reads back to the same unit (its id aside).
 * What the unit leaves out is left out.
 */
export function writeUnitText(spec: UnitSpec, vocabulary: Vocabulary = defaultVocabulary): string {
  const parts: string[] = [];
  if (spec.power !== undefined) parts.push(`power ${spec.power}`);
  if (spec.speed !== undefined) parts.push(`speed ${spec.speed}`);
  if (spec.health !== undefined) parts.push(`health ${spec.health}`);
  if (spec.counters !== undefined) parts.push(`counters ${spec.counters}`);
  if (spec.tapped !== undefined) parts.push(spec.tapped ? 'tapped' : 'untapped');
  if (spec.arena !== undefined) parts.push(arenaWords[spec.arena]);
  if (spec.side !== undefined) parts.push(spec.side);
  if (spec.stack !== undefined) parts.push(`stack ${spec.stack}`);
  if (spec.zone !== undefined) {
    parts.push(spec.zone === 'build-zone' ? 'build zone' : 'in the arena');
  }
  for (const subtype of spec.subtypes ?? []) parts.push(`subtype ${safe(subtype)}`);
  for (const ability of spec.abilities ?? []) parts.push(writeAbility(ability, vocabulary));
  const name = spec.name === undefined ? '' : `${writeName(spec.name, vocabulary)}: `;
  return (name + parts.join(', ')).trim();
}

/** Writes one ability as cards print it: `Pay 1 Force -> Evade 2`. */
export function writeAbility(ability: Ability, vocabulary: Vocabulary = defaultVocabulary): string {
  const word = vocabulary.byId(ability.keyword);
  const name = word?.name ?? ability.keyword;
  const value = ability.value === undefined ? '' : ` ${ability.value}`;
  const text = ability.text === undefined ? '' : safe(ability.text);
  const plain =
    word?.text === 'before'
      ? `${text} ${name}`.trim()
      : `${name}${value}${text === '' ? '' : `: ${text}`}`;
  if (ability.cost === undefined) return plain;
  if (word?.paid && /^pay\b/i.test(ability.cost) && /^[\w ]+$/.test(ability.cost)) {
    return `${ability.cost}: ${plain}`;
  }
  return `${safe(ability.cost)} -> ${plain}`;
}

/** Writes a name so that it is read as one, in quotes where need be. */
export function writeName(name: string, vocabulary: Vocabulary = defaultVocabulary): string {
  const neat = tidy(name);
  const plain = /^[\p{L}][\p{L}\p{N}' ().&/-]*$/u.test(neat) && neat.length <= 60;
  const taken = /^(?:pay\b|power$|speed$|health$|counters?$|subtypes?$)/i.test(neat);
  const keyword = vocabulary.find(neat.replace(/[\s0-9]+$/, '')) !== undefined;
  return plain && !taken && !keyword && !neat.includes('->') ? neat : quote(neat);
}

/** A text that can stand between commas. */
function safe(text: string): string {
  const neat = tidy(text);
  return neat === '' || /["\\,:#()[\]]|->|=>|→/.test(neat) ? quote(neat) : neat;
}
