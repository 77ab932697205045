/** Exact fractions, and how chances are written for people. */

/** A fraction in lowest terms; the denominator is above 0. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/**
 * Brings a fraction to lowest terms.
 * @throws RangeError when the denominator is not above 0
 */
export function fraction(numerator: bigint, denominator: bigint): Fraction {
  if (denominator <= 0n) throw new RangeError(`${denominator} can't be a denominator.`);
  let [a, b] = [numerator < 0n ? -numerator : numerator, denominator];
  while (b > 0n) [a, b] = [b, a % b];
  const common = a === 0n ? 1n : a;
  return { numerator: numerator / common, denominator: denominator / common };
}

/** `24091/7776`, or `3` for a whole number. */
export function fractionText({ numerator, denominator }: Fraction): string {
  return denominator === 1n ? `${numerator}` : `${numerator}/${denominator}`;
}

/** The decimal number next to it, also where the parts are far too long for one. */
export function decimalOf({ numerator, denominator }: Fraction): number {
  const bits = denominator.toString(2).length;
  const cut = BigInt(Math.max(0, bits - 1000));
  return Number(numerator >> cut) / Number(denominator >> cut);
}

/** The fraction as a decimal with so many digits after the point, rounded half up. */
export function decimalText({ numerator, denominator }: Fraction, digits: number): string {
  const scale = 10n ** BigInt(digits);
  const size = numerator < 0n ? -numerator : numerator;
  const rounded = (size * scale * 2n + denominator) / (denominator * 2n);
  const text = rounded.toString().padStart(digits + 1, '0');
  const sign = numerator < 0n && rounded > 0n ? '-' : '';
  if (digits === 0) return sign + text;
  return `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/**
 * A chance in per cent: one digit after the point by preference, more where it would otherwise look
 * impossible or certain. Only 0 is `0%` and only 1 is `100%`.
 * @param chance 0 to 1
 * @throws RangeError outside that range
 */
export function percentText(chance: number): string {
  if (!(chance >= 0 && chance <= 1)) throw new RangeError(`${chance} is no chance.`);
  if (chance === 0) return '0%';
  if (chance === 1) return '100%';
  const percent = chance * 100;
  if (percent < 1e-6) return 'under 0.000001%';
  if (percent > 100 - 1e-6) return 'over 99.999999%';
  // Six digits are always enough, by the two lines above.
  let text = percent.toFixed(1);
  for (let digits = 2; Number(text) === 0 || Number(text) === 100; digits++) {
    text = percent.toFixed(digits);
  }
  return `${text.replace(/\.0$/, '')}%`;
}

/**
 * A chance as players say it: `1 in 36`, `about 1 in 27`; for more than a half the other way round:
 * `all but 1 in 6`. `never` and `always` only where that is exact.
 * @param chance 0 to 1
 * @throws RangeError outside that range
 */
export function oneInText(chance: number): string {
  if (!(chance >= 0 && chance <= 1)) throw new RangeError(`${chance} is no chance.`);
  if (chance === 0) return 'never';
  if (chance === 1) return 'always';
  const rare = Math.min(chance, 1 - chance);
  const count = 1 / rare;
  const whole = Math.round(count);
  const exact = Math.abs(count - whole) < 1e-9 * count && whole < 1e6;
  const digits = count < 10 ? Math.round(count * 10) / 10 : readable(whole);
  const text = `1 in ${exact ? whole : digits}`;
  if (chance > 0.5) return exact ? `all but ${text}` : `all but about ${text}`;
  return exact ? text : `about ${text}`;
}

/** Two or three leading digits are enough for a large count; from a million on it is put in words. */
function readable(count: number): string {
  if (count >= 1e12) return 'a trillion or more';
  if (count >= 1e9) return `${Number((count / 1e9).toPrecision(2))} billion`;
  if (count >= 1e6) return `${Number((count / 1e6).toPrecision(2))} million`;
  return `${Number(count.toPrecision(3))}`;
}
