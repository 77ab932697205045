import { STEPS } from '../rules/steps.ts';
import { keywordNames } from './keyword-names.ts';

/** Keys of all forms of example that have a colour of their own. */
const exampleKeys = [
  'title',
  'attacker',
  'defender',
  'attacking-side',
  'defending-side',
  'source',
  'victim',
  'force',
  'guess',
  'use',
  'pass',
  'gain',
  'roll',
  'fury',
  're-roll',
  'dice',
  'attack',
];

const unitWords = 'power|speed|health|counters?|tapped|untapped|stack|subtypes?|build zone';
const unitFlags = 'Space|Ground|Character|dark|light';
const outcomes =
  'power now|next attack|hits|pending|prevented|damage|counters|final|needs|dice|discarded|stays|stunned|defender is|left|bounty|refused|guess right|guess wrong|cost|complete';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const oneOf = (words: readonly string[]) =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');

/**
 * The notation of examples as a TextMate grammar, for Shiki: keys, keyword names, numbers, units, steps and
 * citations. It colours; it does not judge: the readers in this folder do.
 */
export const exampleGrammar = {
  name: 'example',
  displayName: 'Worked example',
  scopeName: 'source.example',
  fileTypes: ['example'],
  patterns: [
    { match: '^\\s*#.*$', name: 'comment.line.example' },
    { match: '^\\s*---\\s*$', name: 'punctuation.separator.example' },
    {
      match: '^\\s*(title)\\s+(.*)$',
      captures: { 1: { name: 'keyword.other.example' }, 2: { name: 'string.unquoted.example' } },
    },
    {
      begin: '^\\s*(expect)(?=\\s|$)',
      end: '$',
      beginCaptures: { 1: { name: 'keyword.control.example' } },
      patterns: [{ include: '#outcome' }, { include: '#value' }],
    },
    {
      begin: '^\\s*([A-Za-z][\\w-]*)',
      end: '$',
      beginCaptures: { 1: { name: 'keyword.other.example' } },
      patterns: [{ include: '#name' }, { include: '#value' }],
    },
  ],
  repository: {
    outcome: {
      match: `\\b(?:${outcomes})\\b`,
      name: 'entity.other.attribute-name.example',
    },
    name: {
      match: `\\G\\s*(?!(?:${oneOf(keywordNames.map(({ name }) => name))}|Pay)\\b)([^,:>]+?)(:)(?=\\s|$)`,
      captures: {
        1: { name: 'entity.name.tag.example' },
        2: { name: 'punctuation.separator.example' },
      },
    },
    value: {
      patterns: [
        { match: '\\s{2}# .*$', name: 'comment.line.example' },
        { match: '"(?:[^"\\\\]|\\\\.)*"', name: 'string.quoted.double.example' },
        { match: '\\b[a-z][a-z-]*/[a-z0-9-]+\\b', name: 'markup.underline.link.example' },
        {
          match: `(?i)\\b(?:${oneOf(keywordNames.map(({ name }) => name))})\\b`,
          name: 'entity.name.function.example',
        },
        {
          match: `\\b(?:${oneOf(STEPS.map(({ id }) => id))})\\b`,
          name: 'constant.language.example',
        },
        { match: `(?i)\\b(?:${unitWords})\\b`, name: 'support.type.example' },
        { match: `\\b(?:${unitFlags})\\b`, name: 'constant.language.example' },
        { match: '\\b(?:attacker|defender|victim|source)\\b', name: 'entity.name.tag.example' },
        { match: '->|→', name: 'keyword.operator.example' },
        { match: '(?<![\\w/-])[+\\-−]?\\d+\\b', name: 'constant.numeric.example' },
        { match: ',', name: 'punctuation.separator.example' },
      ],
    },
  },
} as const;

/** The keys that the grammar and completion know of attack and dice examples. */
export const attackKeys: readonly string[] = [...exampleKeys, 'expect'];
