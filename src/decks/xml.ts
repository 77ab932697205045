/** A strict little reader of the XML that deck builders write: elements, attributes, text. No DOCTYPE, no entities of its own. */

export type XmlEvent =
  | { kind: 'open'; name: string; attributes: ReadonlyMap<string, string>; line: number }
  | { kind: 'close'; name: string; line: number }
  | { kind: 'text'; text: string; line: number };

/** What is no XML that we read, and where. */
export class XmlError extends Error {
  readonly line: number;

  constructor(message: string, line: number) {
    super(message);
    this.name = 'XmlError';
    this.line = line;
  }
}

const DEEPEST = 32;
const entities = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }));
const tag =
  /<(\/?)([\p{L}_][\p{L}\p{N}_.:-]*)((?:\s+[\p{L}_][\p{L}\p{N}_.:-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/uy;
const attribute = /([\p{L}_][\p{L}\p{N}_.:-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/gu;

/**
 * Reads from the beginning on, as far as it can.
 * @throws XmlError at the first place that is no XML, after everything before it was given
 */
export function* readXml(text: string): Generator<XmlEvent> {
  const open: string[] = [];
  let at = 0;
  let line = 1;
  const pass = (to: number): void => {
    for (let i = text.indexOf('\n', at); i >= 0 && i < to; i = text.indexOf('\n', i + 1)) line++;
    at = to;
  };
  while (at < text.length) {
    const next = text.indexOf('<', at);
    const end = next < 0 ? text.length : next;
    if (end > at) {
      const plain = text.slice(at, end);
      if (plain.trim() !== '' && open.length === 0) {
        throw new XmlError('Text stands outside of all elements.', line);
      }
      if (plain.trim() !== '') yield { kind: 'text', text: unescaped(plain, line), line };
      pass(end);
      continue;
    }
    const skipped = skip(text, at, line);
    if (skipped !== undefined) {
      if (skipped.text !== undefined) yield { kind: 'text', text: skipped.text, line };
      pass(skipped.to);
      continue;
    }
    tag.lastIndex = at;
    const found = tag.exec(text);
    if (found === null) {
      const rest = text.indexOf('>', at) < 0;
      throw new XmlError(
        rest
          ? 'The file ends in the middle of an element.'
          : 'This is no element as XML writes it.',
        line,
      );
    }
    const [whole, closing, name = '', own = '', empty] = found;
    if (closing) {
      const expected = open.pop();
      if (expected !== name) {
        throw new XmlError(
          `</${name}> closes what is not open; </${expected ?? ''}> is expected.`,
          line,
        );
      }
      yield { kind: 'close', name, line };
    } else {
      if (open.length >= DEEPEST)
        throw new XmlError('Elements lie in each other too deeply.', line);
      yield { kind: 'open', name, attributes: attributesOf(own, line), line };
      if (empty) yield { kind: 'close', name, line };
      else open.push(name);
    }
    pass(at + whole.length);
  }
  if (open.length > 0) {
    throw new XmlError(
      `The file ends before </${open[open.length - 1]}>: it is only half there.`,
      line,
    );
  }
}

/** Comments, processing instructions and CDATA. */
function skip(text: string, at: number, line: number): { to: number; text?: string } | undefined {
  if (/^<!doctype/i.test(text.slice(at, at + 9))) {
    throw new XmlError('It has a DOCTYPE, which a deck never needs and which is not read.', line);
  }
  for (const [head, tail] of [
    ['<!--', '-->'],
    ['<?', '?>'],
    ['<![CDATA[', ']]>'],
  ] as const) {
    if (!text.startsWith(head, at)) continue;
    const end = text.indexOf(tail, at + head.length);
    if (end < 0) throw new XmlError(`${head} has no end (${tail}).`, line);
    const to = end + tail.length;
    return head === '<![CDATA[' ? { to, text: text.slice(at + head.length, end) } : { to };
  }
  if (text.startsWith('<!', at))
    throw new XmlError('A declaration stands where none is read.', line);
  return undefined;
}

function attributesOf(text: string, line: number): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single] of text.matchAll(attribute)) {
    attributes.set(name, unescaped(double ?? single ?? '', line));
  }
  return attributes;
}

/** Takes each escape away once: `&amp;lt;` is `&lt;`. */
function unescaped(text: string, line: number): string {
  return text.replace(
    /&(#x[0-9a-f]{1,6}|#[0-9]{1,7}|[^\s;&<]{0,30});?/giu,
    (whole, name: string) => {
      if (!whole.endsWith(';')) return whole;
      const known = entities.get(name);
      if (known !== undefined) return known;
      const hex = name[1] === 'x' || name[1] === 'X';
      const code = name.startsWith('#')
        ? Number.parseInt(name.slice(hex ? 2 : 1), hex ? 16 : 10)
        : -1;
      if (code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)) {
        return String.fromCodePoint(code);
      }
      throw new XmlError(
        `&${name}; is an entity of its own; only &amp;, &lt;, &gt;, &quot; and &apos; are read.`,
        line,
      );
    },
  );
}
