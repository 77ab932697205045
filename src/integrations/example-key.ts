import type { ShikiTransformer } from 'shiki';

/**
 * Keeps the key that the remark plugin gave an example (its fence's meta) for the figure, and leaves the
 * title line out of the code: the figure's caption says it.
 */
export const exampleKey: ShikiTransformer = {
  name: 'natural-six:example-key',
  preprocess(code, options) {
    return options.lang === 'example' ? code.replace(/^title[^\n]*\n/m, '') : undefined;
  },
  pre(node) {
    const key = this.options.meta?.__raw;
    if (this.options.lang === 'example' && key) node.properties['data-example'] = key;
  },
};
