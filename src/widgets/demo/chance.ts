/** The chance of the demos: a fair face, from the browser's own source. */

/** A face from 1 to 6. */
export function throwDie(): number {
  const byte = new Uint8Array(1);
  do crypto.getRandomValues(byte);
  while ((byte[0] as number) >= 252);
  return ((byte[0] as number) % 6) + 1;
}
