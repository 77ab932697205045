/** Reads the source of one MDX file: frontmatter, rulings, examples, plain text. */
import type { Code, Paragraph, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString as plainText } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parse as parseYaml } from 'yaml';
import { ContentError, ContentErrors } from './errors.ts';
import { checkTags, describeParseError } from './mdx-words.ts';
import type { Fence } from './types.ts';

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter, ['yaml'])
  .use(remarkGfm)
  .use(remarkMdx);

export interface MdxFile {
  front: unknown;
  tree: Root;
  source: string;
  file: string;
}

/**
 * Parses one MDX source.
 * @param file path shown in messages
 * @throws ContentError or ContentErrors with line and cure where the MDX or its frontmatter does not parse, or where
 *   something in it would be lost
 */
export function parseMdx(source: string, file: string): MdxFile {
  let tree: Root;
  try {
    tree = parser.parse(source);
  } catch (error) {
    throw describeParseError(error, source, file);
  }
  const first = tree.children[0];
  if (first?.type !== 'yaml') {
    throw new ContentError(
      `${file}:1`,
      'no frontmatter',
      'a block between two lines "---" at the top',
    );
  }
  const lost = checkTags(tree, source, file);
  if (lost.length > 0) throw new ContentErrors(lost);
  try {
    return { front: parseYaml(first.value), tree, source, file };
  } catch (error) {
    const message = (error as Error).message.split('\n')[0] ?? '';
    throw new ContentError(`${file}:1`, `the frontmatter is not valid YAML: ${message}`);
  }
}

/** The `<Ruling>` elements of a file, in order. */
export function rulingNodes(tree: Root): MdxJsxFlowElement[] {
  return tree.children.filter(
    (node): node is MdxJsxFlowElement =>
      node.type === 'mdxJsxFlowElement' && node.name === 'Ruling',
  );
}

/**
 * Attributes of a component as plain strings.
 * @throws ContentError when one is not a plain string
 */
export function stringAttributes(node: MdxJsxFlowElement, file: string): Record<string, string> {
  const found: Record<string, string> = Object.create(null);
  for (const attribute of node.attributes) {
    const line = node.position?.start.line ?? 1;
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') {
      throw new ContentError(
        `${file}:${line}`,
        `<${node.name}> has an attribute that is not plain text`,
        'name="text"',
      );
    }
    if (Object.hasOwn(found, attribute.name)) {
      throw new ContentError(
        `${file}:${line}`,
        `<${node.name}> has "${attribute.name}" twice`,
        `${attribute.name}="…" once`,
      );
    }
    found[attribute.name] = attribute.value;
  }
  return found;
}

/** Example fences below a node. `owner` starts each key. */
export function fencesOf(node: Root | MdxJsxFlowElement, owner: string, file: string): Fence[] {
  const fences: Fence[] = [];
  visit(node, 'code', (code: Code) => {
    if (code.lang !== 'example') return;
    fences.push({
      key: `${owner}/${fences.length + 1}`,
      source: code.value,
      file,
      line: (code.position?.start.line ?? 0) + 1,
    });
  });
  return fences;
}

function proseOf(children: readonly RootContent[]): RootContent[] {
  return children.filter(
    (child) =>
      child.type !== 'code' &&
      child.type !== 'yaml' &&
      child.type !== 'mdxjsEsm' &&
      child.type !== 'mdxFlowExpression' &&
      child.type !== 'mdxJsxFlowElement',
  );
}

/** Plain text of the prose among these nodes, one blank line between blocks, list items on lines. */
export function textOf(children: readonly RootContent[]): string {
  return proseOf(children)
    .map((child) =>
      child.type === 'list'
        ? child.children.map((item) => plainText(item).trim()).join('\n')
        : plainText(child as Paragraph)
            .replace(/\s+/g, ' ')
            .trim(),
    )
    .filter((text) => text !== '')
    .join('\n\n');
}

/** Source of the prose among these nodes, as the author wrote it. */
export function markdownOf(children: readonly RootContent[], source: string): string {
  return proseOf(children)
    .map((child) => {
      const start = child.position?.start.offset ?? 0;
      const end = child.position?.end.offset ?? 0;
      return source.slice(start, end).trim();
    })
    .join('\n\n');
}

/** `<Revision by="…">` notes below a ruling. */
export function revisionsOf(node: MdxJsxFlowElement, file: string): { by: string; text: string }[] {
  const notes: { by: string; text: string }[] = [];
  visit(node, (child) => {
    if (child.type !== 'mdxJsxFlowElement' && child.type !== 'mdxJsxTextElement') return;
    if (child.name !== 'Revision') return;
    const { by } = stringAttributes(child as MdxJsxFlowElement, file);
    if (!by) {
      throw new ContentError(
        `${file}:${child.position?.start.line ?? 1}`,
        '<Revision> without its source',
        'by="current list"',
      );
    }
    notes.push({ by, text: plainText(child).replace(/\s+/g, ' ').trim() });
  });
  return notes;
}
