import { describe, expect, test } from 'vitest';
import { extractExamples, splitPlain } from './extract.ts';

const mdx = `---
name: X
---

<Ruling id="first" title="A > B"
  source="keyword-list">

Text.

\`\`\`example
title  One
\`\`\`

\`\`\`ts
attacker
\`\`\`
</Ruling>

\`\`\`\`mdx
\`\`\`example
title  Inside a longer fence
\`\`\`
\`\`\`\`

<Ruling also="other" id="second">

  ~~~ example
  title  Two
  ~~~

</Ruling>
\`\`\`example
title  Three, never closed`;

describe('examples in a content file', () => {
  test('are found with the line at which they begin and the ruling around them', () => {
    expect(extractExamples(mdx)).toEqual([
      { source: 'title  One\n', startLine: 11, ruling: 'first' },
      { source: '  title  Two\n', startLine: 28, ruling: 'second' },
      { source: 'title  Three, never closed\n', startLine: 33 },
    ]);
  });

  test('count lines the same with other line ends', () => {
    const lines = (text: string) => extractExamples(text).map(({ startLine }) => startLine);
    expect(lines(mdx.replaceAll('\n', '\r\n'))).toEqual(lines(mdx));
  });
});

test('a plain file holds examples with --- between them', () => {
  expect(splitPlain('a 1\n---\n\n----\nb 2\nc 3\n')).toEqual([
    { source: 'a 1\n', startLine: 1 },
    { source: 'b 2\nc 3\n\n', startLine: 5 },
  ]);
});
