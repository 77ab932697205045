import { type Deck, DeckBuilder } from './deck.ts';
import { DeckError } from './problem.ts';
import { readXml, XmlError, type XmlEvent } from './xml.ts';

type Opened = Extract<XmlEvent, { kind: 'open' }>;

/** Reads a LackeyCCG `.dek` or an OCTGN `.o8d`. @throws DeckError when it is no deck and when nothing could be read */
export function readXmlDeck(text: string, file: string): Deck {
  const builder = new DeckBuilder(file);
  const path: Opened[] = [];
  let name = '';
  let set = '';
  let section = 'Deck';
  let lackey = true;
  try {
    for (const event of readXml(text)) {
      const inner = path.at(-1)?.name;
      if (event.kind === 'text') {
        if (inner === 'name' || (inner === 'card' && !lackey)) name += event.text;
        else if (inner === 'set') set += event.text;
      } else if (event.kind === 'open') {
        if (path.length === 0 && event.name !== 'deck') {
          throw new XmlError(`<${event.name}> is no deck: <deck> is expected.`, event.line);
        }
        if (event.name === 'superzone') section = event.attributes.get('name') || 'Deck';
        if (event.name === 'section') {
          lackey = false;
          section = event.attributes.get('name') || 'Deck';
        }
        if (event.name === 'card') name = set = '';
        path.push(event);
      } else {
        const opened = path.pop();
        if (event.name !== 'card' || opened === undefined) continue;
        const quantity = opened.attributes.get('qty') ?? '1';
        const count = builder.count(quantity.trim(), name, opened.line);
        if (count === undefined) continue;
        const extra = set.trim() === '' ? {} : { set: set.trim().slice(0, 40) };
        builder.add({ name, count, section: section.slice(0, 40), line: opened.line, ...extra });
      }
    }
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    builder.problem(error.line, error.message);
  }
  const { cards, problems } = builder;
  if (cards.length === 0) {
    const message = 'The deck has no cards: <card> elements are expected.';
    throw new DeckError(problems[0] ?? { file, line: 1, message });
  }
  return { kind: lackey ? 'LackeyCCG deck' : 'OCTGN deck', cards, problems };
}
