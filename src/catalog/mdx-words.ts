/** Says what is wrong with the MDX of a file: where, what stands there, what would be right. */
import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { nearest } from '../rules/words.ts';
import { ContentError } from './errors.ts';

/** The components that authors write; `src/components/mdx.ts` draws them. */
const COMPONENTS = {
  Ruling: '<Ruling id="…" title="…" source="…">',
  Revision: '<Revision by="…">',
} as const;

type Component = keyof typeof COMPONENTS;

const isComponent = (name: string | undefined): name is Component =>
  name !== undefined && Object.hasOwn(COMPONENTS, name);

const BARE = 'A bare "<" or "{" starts code in MDX: write "less than", "\\<" or "\\{"';

/** How the parsers of MDX report: with the place as a point, as a range, or not at all. */
interface Reported {
  reason?: string;
  ruleId?: string;
  line?: number;
  column?: number;
  place?: { line?: number; column?: number; start?: { line: number; column: number } };
}

/** What an author should do about a tag that has no partner. */
function partner(name: string): string {
  if (name === 'Ruling') return '</Ruling> on a line of its own, before the next <Ruling …>';
  if (isComponent(name))
    return `</${name}> in the same paragraph, or both tags on lines of their own`;
  return `</${name}>. ${BARE}`;
}

/** The tag as it stands in the source, with its id where it has one: `<Ruling id="a-four">`. */
function tagAt(source: string, line: number, name: string): string {
  const id = / id="[^"]*"/.exec(source.split('\n')[line - 1] ?? '')?.[0] ?? '';
  return name === 'Ruling' ? `<Ruling${id}>` : `<${name}>`;
}

const TAG = /<(Ruling|Revision)\b(?<whole>(?:\s+[\w-]+="[^"\n]*")*\s*\/?>)?/g;

/**
 * The first tag of ours that is not written out, at or before the line in which reading stopped. A value whose quote
 * is missing swallows what follows, so reading may stop far behind it.
 */
function brokenTag(source: string, stop: number): { name: Component; at: string } | undefined {
  for (const { 1: name, index, groups } of source.matchAll(TAG)) {
    const before = source.slice(0, index).split('\n');
    if (before.length > stop) return undefined;
    if (groups?.['whole'] === undefined && isComponent(name))
      return { name, at: `${before.length}:${(before.at(-1) ?? '').length + 1}` };
  }
  return undefined;
}

/**
 * @param error what the parser threw
 * @param source the file's text
 * @param file path shown in the message
 */
export function describeParseError(error: unknown, source: string, file: string): ContentError {
  const reported = error as Reported;
  const reason = reported.reason ?? String(error);
  const at = reported.place?.start ?? reported.place ?? reported;
  const here = `${file}${at.line ? `:${at.line}:${at.column ?? 1}` : ''}`;

  const unclosed = /^Expected a closing tag for `<([^>`]*)>` \((\d+):(\d+)/.exec(reason);
  if (unclosed) {
    const [, name = '', line = '1', column = '1'] = unclosed;
    const tag = tagAt(source, Number(line), name);
    const end = / before the end of `paragraph`/.test(reason)
      ? 'not closed in its paragraph'
      : 'never closed';
    return new ContentError(
      `${file}:${line}:${column}`,
      `${tag} is opened here and ${end}`,
      partner(name),
    );
  }
  const crossed = /^Unexpected closing tag `(<\/[^`]*>)`.* for `<([^>`]*)>` \((\d+):/.exec(reason);
  if (crossed) {
    const [, closing = '', name = '', line = '1'] = crossed;
    const tag = tagAt(source, Number(line), name);
    return new ContentError(
      here,
      `${closing} stands where ${tag}, opened in line ${line}, is to be closed`,
      `</${name}>`,
    );
  }
  const inside = /^Expected the closing tag `(<\/[^`]*>)` either after the end of `(\w+)`/.exec(
    reason,
  );
  if (inside) {
    const [, closing = '', construct = ''] = inside;
    const block = construct.startsWith('list') ? 'list' : construct;
    return new ContentError(
      here,
      `${closing} stands inside a ${block} that began after its opening tag`,
      `${closing} on a line of its own, at its start, with a blank line before`,
    );
  }
  if (reported.ruleId === 'unexpected-closing-slash') {
    const name = /<\/([\w.]*)/.exec(source.split('\n')[(at.line ?? 1) - 1] ?? '')?.[1] ?? '';
    return new ContentError(
      here,
      `</${name}> closes nothing`,
      isComponent(name)
        ? `${COMPONENTS[name]} before it, or no closing tag`
        : `<${name}> before it`,
    );
  }
  if (reported.ruleId === 'acorn' && /import|export/.test(reason)) {
    return new ContentError(
      here,
      'a paragraph that begins with "import" or "export" is code in MDX',
      'another first word',
    );
  }
  const open = brokenTag(source, at.line ?? Number.POSITIVE_INFINITY);
  if (open) {
    const stop = reason.replace(/,? expected.*$/s, '').replace(/^U/, 'u');
    return new ContentError(
      `${file}:${open.at}`,
      `<${open.name} is opened here and can't be read up to its ">": ${stop} at ${at.line ?? 1}:${at.column ?? 1}`,
      `${COMPONENTS[open.name]}, each value between straight quotes, ">" at the end`,
    );
  }
  return new ContentError(here, `this is not valid MDX: ${reason}`, `plain prose. ${BARE}`);
}

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

const isJsx = (node: Nodes): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** What a node stands in, in words. */
function around(node: Nodes): string {
  if (isJsx(node)) return `<${node.name ?? ''}>`;
  if (node.type === 'listItem') return 'a list';
  return node.type === 'blockquote' ? 'a quotation' : 'a paragraph';
}

/**
 * What parses and would still be lost without a word: rulings inside something, unknown components, code in braces.
 * @returns every mistake; an empty list when all is well
 */
export function checkTags(tree: Root, source: string, file: string): ContentError[] {
  const errors: ContentError[] = [];
  const lineOf = (node: Nodes): number => node.position?.start.line ?? 1;
  const fault = (node: Nodes, found: string, allowed: string): number =>
    errors.push(
      new ContentError(
        `${file}:${lineOf(node)}:${node.position?.start.column ?? 1}`,
        found,
        allowed,
      ),
    );

  const look = (node: Nodes, parents: readonly Nodes[]): void => {
    const code = node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
    if (code && !/^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value)) {
      fault(
        node,
        `{${node.value}} is code in MDX and not shown as it stands`,
        'plain prose. Write "\\{" for a brace; a comment is {/* … */}',
      );
    }
    if (isJsx(node)) tag(node, parents);
    if ('children' in node) for (const child of node.children) look(child, [...parents, node]);
  };

  const tag = (node: JsxElement, parents: readonly Nodes[]): void => {
    const name = node.name ?? '';
    if (!isComponent(name) && !/^[a-z]/.test(name)) {
      const guess = nearest(name, Object.keys(COMPONENTS));
      fault(
        node,
        `<${name}> is not known${guess ? `, did you mean <${guess}>?` : ''}`,
        Object.values(COMPONENTS).join(' | '),
      );
    }
    const parent = parents.at(-1);
    if (name !== 'Ruling' || parent === undefined || parent.type === 'root') return;
    const outer = parents.find((each) => isJsx(each) && each.name === 'Ruling');
    const own = tagAt(source, lineOf(node), name);
    if (outer) {
      const line = lineOf(outer);
      fault(
        node,
        `${own} stands inside ${tagAt(source, line, name)}, opened in line ${line}`,
        '</Ruling> before it: rulings stand one after another',
      );
    } else {
      fault(
        node,
        `${own} stands inside ${around(parent)}`,
        'both its tags on lines of their own, at their start, with blank lines around',
      );
    }
  };

  look(tree, []);
  return errors;
}
