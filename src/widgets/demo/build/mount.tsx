/** Brings the build demo of a page to life. */
import type { BuildPlay } from '../../../examples/build/moves.ts';
import type { LineSheet } from '../lines/desk.ts';
import { type Mounted, mountLines } from '../lines/mount.tsx';
import { BuildDemo } from './BuildDemo.tsx';

export function mount(
  place: HTMLElement,
  sheet: LineSheet<BuildPlay>,
  drawn: boolean,
): Promise<Mounted<BuildPlay>> {
  const rules = () => import('./play.ts');
  return mountLines(BuildDemo, place, sheet, drawn, rules, () => undefined);
}
