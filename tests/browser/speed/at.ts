/** @returns the time that this share of all times lies below: 0.5 is the median; NaN where there are none */
export function at(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}
