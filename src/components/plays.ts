/** The worked examples of a keyword as sheets for its demo, made when the site is built. */
import { keywordAddress } from '../catalog/address.ts';
import { catalog, type Keyword, rulingAddress } from '../catalog/index.ts';
import { playFence } from '../examples/fences.ts';
import type { Played } from '../examples/kind.ts';
import { linesQuery } from '../share/lines-write.ts';
import { queryOf } from '../share/play-write.ts';
import { type LineSheet, lineSheetOf } from '../widgets/demo/lines/desk.ts';
import { type Sheet, sheetOf, statesOn } from '../widgets/demo/sheet.ts';
import { href } from './site.ts';

/** A sheet of any demo. One of attacks and dice has no kind. */
export type AnySheet = Sheet | LineSheet;

/** An example as a sheet with everything done. */
export function sheetFor({ recording, play, title = 'Example' }: Played): AnySheet | undefined {
  if (recording !== undefined) return sheetOf(recording, title);
  return play && lineSheetOf(play, title);
}

/** Every example of the keyword, by the key of its fence. */
export function playsOf(keyword: Keyword): Map<string, AnySheet> {
  const plays = new Map<string, AnySheet>();
  for (const { id, number, fences } of keyword.rulings) {
    for (const fence of fences) {
      const sheet = sheetFor(playFence(fence));
      if (sheet === undefined) continue;
      const from = {
        href: href(rulingAddress(keyword.id, id)),
        label: `Back to ruling ${number}`,
      };
      plays.set(fence.key, { ...sheet, from });
    }
  }
  return plays;
}

/** Pages with a demo of each kind, for examples of the docs. */
const ANY_PAGE = {
  attack: 'critical-hit',
  build: 'hidden-cost',
  stack: 'stack',
  arena: 'stealth',
} as const;

/**
 * The page whose demo plays an example: its keyword's own; for an interaction that of its first keyword.
 * @param key key of the fence: `critical-hit/one-six/1`, `interactions/armor-x-fury/1`, `docs/notation/2`
 */
export function demoPage(key: string, sheet: AnySheet): string {
  const [owner = '', id = ''] = key.split('/');
  const { keyword, interaction } = catalog();
  const own = owner === 'interactions' ? interaction(id)?.keywords[0] : owner;
  const found = own === undefined ? undefined : keyword(own);
  return keywordAddress(found?.id ?? ANY_PAGE['kind' in sheet ? sheet.kind : 'attack']);
}

/** The query of an address with this sheet on its demo. */
export function stateQuery(sheet: AnySheet): string {
  return 'kind' in sheet ? linesQuery(sheet) : queryOf(sheet, statesOn(sheet).states);
}

/** The page's own address with this sheet on its demo. */
export function stateAddress(sheet: AnySheet): string {
  return `?${stateQuery(sheet)}`;
}
