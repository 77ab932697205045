/** Which cards show one unit. */
import type { StackCard, StackState } from './shapes.ts';

/** Two names stand for one unit: the same name, or the rules say so. */
export function sameName(a: string, b: string, same: StackState['same']): boolean {
  const [x, y] = [plain(a), plain(b)];
  if (x === y) return true;
  return same.some(([c, d]) => {
    const [p, q] = [plain(c), plain(d)];
    return (p === x && q === y) || (p === y && q === x);
  });
}

/** Two unique cards show the same unit. */
export function sameUnit(a: StackCard, b: StackCard, same: StackState['same']): boolean {
  return a.version !== undefined && b.version !== undefined && sameName(a.name, b.name, same);
}

function plain(name: string): string {
  return name.trim().toLowerCase();
}
