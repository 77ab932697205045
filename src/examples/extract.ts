/** A worked example as it stands in a file. */
export interface Extract {
  /** Text between the fences. */
  source: string;
  /** Line of the file (from 1) at which the first line of the text stands. */
  startLine: number;
  /** Id of the `<Ruling>` around it, if there is one. */
  ruling?: string;
}

/**
 * Finds the `example` fences of an MDX text, in order. Fences inside longer fences are not examples.
 * A fence that is never closed goes to the end of the text.
 */
export function extractExamples(mdx: string): Extract[] {
  const found: Extract[] = [];
  const lines = mdx.split(/\r\n|\n|\r/);
  let ruling: string | undefined;
  let tag: string | undefined;
  let fence: { marks: string; example: boolean; from: number } | undefined;
  const close = (to: number) => {
    if (fence?.example) {
      const source = `${lines.slice(fence.from, to).join('\n')}\n`;
      found.push({
        source,
        startLine: fence.from + 1,
        ...(ruling === undefined ? {} : { ruling }),
      });
    }
    fence = undefined;
  };
  for (const [index, line] of lines.entries()) {
    const text = line.trim();
    if (fence !== undefined) {
      if (isClosing(text, fence.marks)) close(index);
      continue;
    }
    const opening = /^(`{3,}|~{3,})\s*([^\s`]*)/.exec(text);
    if (opening !== null) {
      fence = { marks: opening[1] ?? '', example: opening[2] === 'example', from: index + 1 };
    } else if (text.startsWith('</Ruling>')) ruling = undefined;
    else if (tag !== undefined || /^<Ruling\b/.test(text)) {
      tag = `${tag ?? ''} ${text}`;
      ruling = /\sid="([^"]*)"/.exec(tag)?.[1] ?? ruling;
      if (tag.includes('>')) tag = undefined;
    }
  }
  close(lines.length);
  return found;
}

/** Splits a plain file of examples at lines of three or more hyphens. Blank parts are left out. */
export function splitPlain(text: string): Extract[] {
  const found: Extract[] = [];
  let lines: string[] = [];
  let startLine = 1;
  const close = () => {
    if (lines.some((line) => line.trim() !== '')) {
      found.push({ source: `${lines.join('\n')}\n`, startLine });
    }
    lines = [];
  };
  for (const [index, line] of text.split(/\r\n|\n|\r/).entries()) {
    if (/^\s*-{3,}\s*$/.test(line)) {
      close();
      startLine = index + 2;
    } else lines.push(line);
  }
  close();
  return found;
}

function isClosing(text: string, marks: string): boolean {
  return text.length >= marks.length && text === (marks[0] ?? '').repeat(text.length);
}
