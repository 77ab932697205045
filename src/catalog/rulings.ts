/** The rulings of one keyword's MDX. */
import type { RootContent } from 'mdast';
import { ContentError, ContentErrors } from './errors.ts';
import {
  fencesOf,
  type MdxFile,
  markdownOf,
  revisionsOf,
  rulingNodes,
  stringAttributes,
  textOf,
} from './mdx.ts';
import { rulingSchema } from './schema.ts';
import type { Ruling } from './types.ts';
import { describeIssues } from './zod-words.ts';

/**
 * @param mdx a parsed keyword file
 * @param keyword its id
 * @returns the rulings in the order of the page
 * @throws ContentErrors for attributes that are missing, unknown or not allowed, and for empty rulings
 */
export function readRulings(mdx: MdxFile, keyword: string): Ruling[] {
  const errors: ContentError[] = [];
  const rulings: Ruling[] = [];
  for (const [index, node] of rulingNodes(mdx.tree).entries()) {
    const line = node.position?.start.line ?? 1;
    const where = `${mdx.file}:${line}`;
    const attributes = stringAttributes(node, mdx.file);
    const result = rulingSchema.safeParse(attributes);
    if (!result.success) {
      errors.push(
        ...describeIssues(result.error.issues, {
          schema: rulingSchema,
          value: attributes,
          where,
          owner: '<Ruling>',
        }),
      );
      continue;
    }
    const front = result.data;
    const children = node.children as RootContent[];
    const text = textOf(children);
    if (text === '') {
      errors.push(
        new ContentError(
          where,
          `<Ruling id="${front.id}"> has no text`,
          'the ruling in plain prose',
        ),
      );
      continue;
    }
    rulings.push({
      cite: `${keyword}/${front.id}`,
      keyword,
      id: front.id,
      also: front.also?.split(' ') ?? [],
      number: index + 1,
      title: front.title,
      source: front.source,
      ...(front.reading ? { reading: front.reading } : {}),
      text,
      markdown: markdownOf(children, mdx.source),
      revisions: revisionsOf(node, mdx.file),
      fences: fencesOf(node, `${keyword}/${front.id}`, mdx.file),
      file: mdx.file,
      line,
    });
  }
  if (errors.length > 0) throw new ContentErrors(errors);
  return rulings;
}
