/** The worked examples of a keyword as sheets for its demo, made when the site is built. */
import { type Keyword, rulingAddress } from '../catalog/index.ts';
import { playFence } from '../examples/fences.ts';
import { queryOf } from '../share/play-write.ts';
import { type Sheet, sheetOf, statesOn } from '../widgets/demo/sheet.ts';
import { href } from './site.ts';

/** Every example of the keyword that can be played on, by the key of its fence. */
export function playsOf(keyword: Keyword): Map<string, Sheet> {
  const plays = new Map<string, Sheet>();
  for (const { id, number, fences } of keyword.rulings) {
    for (const fence of fences) {
      const { recording, title = 'Example' } = playFence(fence);
      if (recording === undefined) continue;
      const from = {
        href: href(rulingAddress(keyword.id, id)),
        label: `Back to ruling ${number}`,
      };
      plays.set(fence.key, { ...sheetOf(recording, title), from });
    }
  }
  return plays;
}

/** The page's own address with this sheet on its demo. */
export function stateAddress(sheet: Sheet): string {
  return `?${queryOf(sheet, statesOn(sheet).states)}`;
}
