import type { ShikiTransformer } from 'shiki';

const KEY = /^(?!#)(\S+)[ \t]+/gm;

/** Columns that the longest key of a fence leaves to all of them: nearly every fence does with ten. */
const columnOf = (code: string): number =>
  [...code.matchAll(KEY)].some(([, key = '']) => key.length > 8) ? 16 : 10;

/**
 * Keeps the key that the remark plugin gave an example (its fence's meta) for the figure, and leaves the
 * title line out of the code: the figure's caption says it. The rest is lined up anew without it, so that the
 * style sheet knows where values begin; lines of fences with long keys are marked `far`.
 */
export const exampleKey: ShikiTransformer = {
  name: 'natural-six:example-key',
  preprocess(code, options) {
    if (options.lang !== 'example') return undefined;
    const lines = code.replace(/^title[^\n]*\n/m, '');
    const column = columnOf(lines);
    return lines.replace(KEY, (_, key: string) => `${key} `.padEnd(column));
  },
  line(node) {
    if (this.options.lang === 'example' && columnOf(this.source) > 10)
      this.addClassToHast(node, 'far');
  },
  pre(node) {
    const key = this.options.meta?.__raw;
    if (this.options.lang === 'example' && key) node.properties['data-example'] = key;
  },
};
