/** The state of the lab in words: one line to read aloud or to paste, and the notation below it. */
import type { Scene, SceneDie } from '../../examples/attack/scene.ts';
import { stepNamed } from '../../rules/step-names.ts';
import type { Line } from '../../share/play-write.ts';
import type { Sheet } from '../demo/sheet.ts';
import { kindOf, type Slot, slotsOf } from './slots.ts';

const ROLES: Readonly<Record<string, string>> = {
  attacker: 'the attacker',
  defender: 'the defender',
  source: 'the source',
  victim: 'the victim',
};

/** What the text says of the unit behind its name. */
export function withoutName({ text, spec }: Pick<Slot, 'text' | 'spec'>): string {
  return spec.name === undefined ? text : text.replace(/^(?:"(?:[^"\\]|\\.)*"|[^:]*): ?/, '');
}

/** `Vader (power 4, Critical Hit 2)`, `the defender (health 6, Armor)`. */
function whoIs(slot: Slot): string {
  const { key, spec } = slot;
  const { name } = spec;
  const bare = withoutName(slot);
  const called = name ?? ROLES[key] ?? key;
  return bare === '' ? called : `${called} (${bare})`;
}

const all = (slots: readonly Slot[]): string => {
  const named = slots.map(whoIs);
  return named.length < 2 ? named.join('') : `${named.slice(0, -1).join(', ')} and ${named.at(-1)}`;
};

/** Who does what to whom: `Vader (power 4) attacks the defender (health 6), beside Guard (Protect 2).` */
function pairing(sheet: Sheet): string {
  const kind = kindOf(sheet.start);
  const slots = slotsOf(sheet.start);
  const [doing, suffering] = (['doing', 'suffering'] as const).map((half) =>
    slots.filter((slot) => slot.half === half && (slot.lead || kind === 'arrival')),
  ) as [Slot[], Slot[]];
  const others = slots.filter((slot) => !doing.includes(slot) && !suffering.includes(slot));
  const beside = others.length === 0 ? '' : `, beside ${all(others)}`;
  if (kind === 'attack') return `${all(doing)} attacks ${all(suffering)}${beside}.`;
  if (kind === 'damage') return `${all(doing)} rolls dice of damage at ${all(suffering)}.`;
  const before = doing.length === 0 ? '' : ` before ${all(doing)}`;
  return `${all(suffering)} arrives${before}.`;
}

function faceOf({ natural, hidden, rerolledFrom = [] }: SceneDie): string {
  return hidden ? 'hidden' : [...rerolledFrom, natural].join('→');
}

/** The result, or where the play stands. */
function resultOf(scene: Scene | undefined): string {
  if (scene === undefined) return '';
  const isOver = scene.asked?.kind === 'done' || scene.step === 'after-attack';
  return isOver ? scene.sentence : `Now: ${stepNamed(scene.step).name}.`;
}

/** One line: who, the dice, the result. */
export function summaryOf(sheet: Sheet, scene: Scene | undefined, refusal?: string): string {
  const dice = (scene?.groups ?? []).map(
    ({ label, dice: shown }) => `${label}: ${shown.map(faceOf).join(' ') || 'none'}.`,
  );
  const result = refusal === undefined ? resultOf(scene) : `Refused: ${refusal}`;
  const whole = [pairing(sheet), ...dice, result].join(' ').trim();
  return `${whole.charAt(0).toUpperCase()}${whole.slice(1)}`;
}

/** The lines of the notation, in columns. */
export function codeOf(lines: readonly Line[]): string {
  const width = Math.max(...lines.map(({ key }) => key.length)) + 2;
  return lines.map(({ key, value }) => `${key.padEnd(width)}${value}`).join('\n');
}

/** What a link to it is called: `Lab: Vader against the defender`. */
export function titleOf({ start }: Sheet): string {
  const slots = slotsOf(start);
  const lead = (half: string) => slots.find((slot) => slot.half === half && slot.lead);
  const named = [lead('doing'), lead('suffering')].map((slot) =>
    slot ? (slot.spec.name ?? slot.text) : 'nobody',
  );
  return `Lab: ${named.join(' against ')}`;
}
