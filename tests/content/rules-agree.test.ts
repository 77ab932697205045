import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalog } from '../../src/catalog/index.ts';
import { keywordNames } from '../../src/notation/keyword-names.ts';
import { allRules } from '../../src/rules/index.ts';
import { readList } from '../../src/share/permalinks.ts';

const { keywords, keyword, cited } = catalog();

/** Every file of the model that plays, without its tests. */
function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts') ? [path] : [];
  });
}

/** A template without what stands in its brackets: the words there are ours. */
const form = (template: string): string => template.replace(/\[[^\]]*\]/g, '[]').toLowerCase();

describe('content and rules agree', () => {
  it.each(allRules().map((rules) => [rules.id, rules] as const))(
    '%s has the name of its page, and acts at the step, in the kind and in the class that it says',
    (id, { name, step, kind, stacking }) => {
      const page = keyword(id);
      expect(page, `content/keywords/${id}.mdx`).toBeDefined();
      expect({
        name: page?.name,
        step: page?.step,
        kind: page?.kind,
        stacking: page?.stacking,
      }).toEqual({ name, step, kind, stacking });
    },
  );

  it('every ruling that the model cites exists in the content', () => {
    const ids = new Set([...keywords.map(({ id }) => id), 'term']);
    const missing = sources('src/rules').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/'([a-z-]+)\/([a-z0-9-]+)'/g)]
        .filter(([, owner = '']) => ids.has(owner))
        .map(([, owner, ruling]) => `${owner}/${ruling}`)
        .filter((cite) => cited(cite) === undefined)
        .map((cite) => `${file}: ${cite}`),
    );
    expect(missing).toEqual([]);
  });

  it('the notation knows every keyword by the name and template of its page', () => {
    const known = new Map(keywordNames.map((word) => [word.id, word]));
    for (const { id, name, template } of keywords) {
      expect(known.get(id)?.name, id).toBe(name);
      expect(form(known.get(id)?.template ?? ''), id).toBe(form(template));
    }
  });
});

describe('what numbers can show is shown', () => {
  const shown = readList(readFileSync('tests/data/shown-with-numbers.txt', 'utf8'));
  const present = new Set(keywords.map(({ id }) => id));

  it.each(shown.filter((cite) => present.has(cite.split('/')[0] ?? '')))(
    '%s has a worked example',
    (cite) => {
      const [owner = '', id = ''] = cite.split('/');
      const ruling = keyword(owner)?.rulings.find(
        (other) => other.id === id || other.also.includes(id),
      );
      expect(ruling, cite).toBeDefined();
      expect(ruling?.fences.length, cite).toBeGreaterThan(0);
    },
  );
});
