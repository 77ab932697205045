/** The step between an author's MDX and the page: numbers rulings, names examples, links mentions. */
import { resolve, sep } from 'node:path';
import type { Link, Nodes, Parents, Root, Text } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { withBase } from './address.ts';
import { splitAtMentions } from './link-mentions.ts';
import { rulingNodes } from './mdx.ts';
import { type Mention, readMentions } from './names.ts';

export interface RemarkContentOptions {
  /** The folder `content`. */
  contentDir: string;
  /** The site's base path. */
  base: string;
}

function pageOf(file: VFile, contentDir: string): string {
  const path = resolve(file.path ?? '');
  const below = path.startsWith(resolve(contentDir) + sep)
    ? path.slice(resolve(contentDir).length + 1)
    : '';
  return below.replaceAll(sep, '/').replace(/\.mdx$/, '');
}

const never = new Set(['heading', 'link', 'linkReference', 'inlineCode', 'code']);

function linkBelow(
  node: Parents,
  mentions: readonly Mention[],
  linked: Set<string>,
  base: string,
): void {
  const children: Nodes[] = [];
  for (const child of node.children as Nodes[]) {
    if (child.type === 'text') {
      for (const piece of splitAtMentions(child.value, mentions, linked)) {
        const text: Text = { type: 'text', value: piece.text };
        if (!piece.mention) {
          children.push(text);
          continue;
        }
        const link: Link = {
          type: 'link',
          url: withBase(piece.mention.address, base),
          data: { hProperties: { 'data-m': piece.mention.page } },
          children: [text],
        };
        children.push(link);
      }
      continue;
    }
    if ('children' in child && !never.has(child.type)) linkBelow(child, mentions, linked, base);
    children.push(child);
  }
  node.children = children as typeof node.children;
}

function setAttribute(node: MdxJsxFlowElement, name: string, value: string): void {
  node.attributes.push({ type: 'mdxJsxAttribute', name, value });
}

function nameExamples(node: Root | MdxJsxFlowElement, owner: string): void {
  let count = 0;
  visit(node, 'code', (code) => {
    if (code.lang === 'example') code.meta = `${owner}/${++count}`;
  });
}

/**
 * Puts what stands before the first ruling into `<Opening>`, so that a page can leave it out, and that after the
 * first ruling: at a table that ruling is wanted first.
 */
function placeOpening(tree: Root): void {
  const first = tree.children.findIndex((node) => node.type === 'mdxJsxFlowElement');
  const start = tree.children.findIndex(({ type }) => type !== 'yaml' && type !== 'mdxjsEsm');
  if (start === -1 || start >= first) return;
  const opening = tree.children.slice(start, first) as MdxJsxFlowElement['children'];
  tree.children.splice(start, first - start);
  tree.children.splice(start + 1, 0, {
    type: 'mdxJsxFlowElement',
    name: 'Opening',
    attributes: [],
    children: opening,
  });
}

/**
 * Remark plugin for the MDX of `content/`.
 * Gives each `<Ruling>` its keyword and number, each example fence its key (see `Fence.key`),
 * puts the opening of a keyword into `<Opening>` after its first ruling, and turns the first mention of each keyword or term in a ruling into a link.
 */
export function remarkContent({ contentDir, base }: RemarkContentOptions) {
  return (tree: Root, file: VFile): void => {
    const page = pageOf(file, contentDir);
    if (page === '') return;
    const [folder = '', id = ''] = page.split('/');
    const mentions = readMentions(contentDir);
    const rulings = rulingNodes(tree);
    if (folder === 'keywords') placeOpening(tree);
    for (const [index, node] of rulings.entries()) {
      const ruling = node.attributes.find(
        (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'id',
      );
      setAttribute(node, 'keyword', id);
      setAttribute(node, 'number', String(index + 1));
      nameExamples(node, `${id}/${String(ruling?.value ?? index)}`);
      // The page's own name covers its letters ("Hit" in "Critical Hit") and is never a link.
      linkBelow(node, mentions, new Set([page]), base);
    }
    if (rulings.length === 0) nameExamples(tree, page);
    const outside: Parents = {
      type: 'root',
      children: tree.children.filter((child) => !rulings.includes(child as MdxJsxFlowElement)),
    };
    if (folder !== 'docs') {
      const linked = new Set([page]);
      for (const child of outside.children) {
        if ('children' in child && !never.has(child.type))
          linkBelow(child as Parents, mentions, linked, base);
      }
    }
  };
}
