import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { extractExamples } from '../extract.ts';
import { cameOut, playExample } from '../play.ts';

const docs = join(import.meta.dirname, '../../../content/docs');
const forms = ['build', 'stack', 'arena'] as const;

describe.each(forms)('the page on %s examples', (form) => {
  const file = `notation-${form}.mdx`;
  const extracts = extractExamples(readFileSync(join(docs, file), 'utf8'));

  it('should have examples, all of its form, that come out as written', () => {
    expect(extracts.length).toBeGreaterThan(10);
    for (const { source, startLine } of extracts) {
      const played = playExample(source);
      const wrong = played.checks.filter(({ ok }) => !ok);
      expect({ at: startLine, wrong }).toEqual({ at: startLine, wrong: [] });
      expect(played.kind).toBe(form);
      expect(played.checks.length).toBeGreaterThan(0);
      expect(played.summary).toMatch(/^[A-Z\d].*\.$/);
      expect(() => JSON.stringify(played)).not.toThrow();
    }
  });

  it('should have no expectation that comes out right when it is changed', () => {
    for (const { source, startLine } of extracts) {
      for (const [changed, item] of changes(source)) {
        const played = playExample(changed);
        expect({ at: startLine, item, ok: cameOut(played) }).toEqual({
          at: startLine,
          item,
          ok: false,
        });
      }
    }
  });
});

/** The example with one expected thing changed to something else, for each of them. */
function changes(source: string): [string, string][] {
  const found: [string, string][] = [];
  for (const line of source.split('\n').filter((text) => text.startsWith('expect'))) {
    const items = line.replace(/^expect +/, '').split(', ');
    for (const [at, item] of items.entries()) {
      const other = changed(item);
      if (other === undefined) continue;
      const rest = items.with(at, other).join(', ');
      found.push([source.replace(line, `expect  ${rest}`), other]);
    }
  }
  return found;
}

function changed(item: string): string | undefined {
  if (/^refused /.test(item)) return 'refused term/other-ruling';
  if (/^(?:not )?(?:complete|contested)$/.test(item)) {
    return item.startsWith('not ') ? item.slice(4) : `not ${item}`;
  }
  if (/^discarded /.test(item)) return item.replace('discarded', 'stays');
  if (/^stays /.test(item)) return item.replace('stays', 'discarded');
  if (/^works /.test(item)) return item.replace('works', 'idle');
  if (/^idle /.test(item)) return item.replace('idle', 'works');
  if (/^sets off no /.test(item)) return item.replace('off no ', 'off ');
  if (/^sets off /.test(item)) return item.replace('off ', 'off no ');
  if (/^(?:has|effect) no |^no (?:effect|target)/.test(item)) return item.replace('no ', '');
  if (/ cannot /.test(item)) return item.replace('cannot', 'can').replace(/ [a-z-]+\/\S+$/, '');
  if (/^(?:target|effect) /.test(item)) return `no ${item}`;
  if (/ can /.test(item) && !/dice$/.test(item)) return item.replace('can', 'cannot');
  if (/^has /.test(item) && !/ from /.test(item)) return item.replace('has', 'has no');
  if (/^(?:paid|ignored) \w+$/.test(item)) {
    return item.startsWith('paid')
      ? item.replace('paid', 'ignored')
      : item.replace('ignored', 'paid');
  }
  const number = /\b\d+\b(?!.*\b\d+\b)/.exec(item);
  if (number === null) return undefined;
  return (
    item.slice(0, number.index) +
    (Number(number[0]) + 1) +
    item.slice(number.index + number[0].length)
  );
}
