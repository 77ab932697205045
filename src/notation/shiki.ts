import type { LanguageRegistration, ShikiTransformer } from 'shiki';
import { exampleGrammar } from './grammar.ts';

/** The language of `example` fences, for Shiki's list of languages. */
export const exampleLanguage = structuredClone(exampleGrammar) as unknown as LanguageRegistration;

/** The theme whose styles {@link classesForStyles} understands: each kind of token is a CSS variable. */
export const codeTheme = 'css-variables';

const VARIABLE = /var\(--[a-z]+(?:-code)?-([a-z-]+)\)/;

/**
 * A Shiki transformer for pages under a strict content security policy: no inline style is left. A token
 * coloured by the variable `…-token-keyword` gets the class `tok-keyword`; italic, bold and underlined ones
 * `tok-italic`, `tok-bold`, `tok-underline`. The source of an `example` fence is kept in `data-source`.
 */
export const classesForStyles: ShikiTransformer = {
  name: 'natural-six:classes-for-styles',
  preprocess(_code, options) {
    // Shiki gives up on a line after half a second, which would make the page depend on how busy the machine is.
    options.tokenizeTimeLimit = 0;
  },
  pre(node) {
    delete node.properties.style;
    if (this.options.lang === exampleGrammar.name) node.properties['data-source'] = this.source;
  },
  code(node) {
    delete node.properties.style;
  },
  span(node) {
    const style = node.properties.style;
    delete node.properties.style;
    if (typeof style !== 'string') return;
    const classes = classesOf(style);
    if (classes.length > 0) this.addClassToHast(node, classes);
  },
};

/** The classes that say the same as an inline style of a token. */
export function classesOf(style: string): string[] {
  const classes: string[] = [];
  const kind = VARIABLE.exec(style)?.[1]?.replace(/^token-/, '');
  if (kind !== undefined && kind !== 'foreground') classes.push(`tok-${kind}`);
  for (const look of ['italic', 'bold', 'underline']) {
    if (style.includes(look)) classes.push(`tok-${look}`);
  }
  return classes;
}
