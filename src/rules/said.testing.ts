/** For tests: whether everything that reaches players is said: sentences, rulings, steps, names. */
import { STEPS } from './steps.ts';

const STEP_IDS: ReadonlySet<string> = new Set(STEPS.map(({ id }) => id));

/** What the text under a key has to be. Every other text must just not be empty. */
const FORMS: Readonly<Record<string, (text: string) => boolean>> = {
  step: (text) => STEP_IDS.has(text),
  ruling: (text) => /^[a-z]+(-[a-z]+)*\/[a-z0-9]+(-[a-z0-9]+)*$/.test(text),
  reading: (text) => /^amb-[a-z-]+$/.test(text),
  what: isSentence,
  why: isSentence,
  message: isSentence,
  label: isPlain,
  summary: isPlain,
};

/** Keys whose text is the writer's own, and may be left empty. */
const FREE: ReadonlySet<string> = new Set([
  'text',
  'title',
  'effect',
  'condition',
  'before',
  'after',
]);

/**
 * What is missing or ill said in plain data of the game: a state, a trace, an answer, the figure of an example.
 * @returns one line for each fault, none when all is well
 */
export function illSaid(data: unknown, key = ''): string[] {
  if (typeof data === 'string') {
    if (FREE.has(key)) return [];
    const fits = FORMS[key] ?? ((text: string) => text !== '');
    return fits(data) ? [] : [`${key}: "${data}"`];
  }
  if (Array.isArray(data)) return data.flatMap((part: unknown) => illSaid(part, key));
  if (typeof data !== 'object' || data === null) return [];
  const question = 'kind' in data && data.kind === 'choice' && 'about' in data ? data.about : '';
  return [
    ...(question === '' || isQuestion(`${question}`) ? [] : [`about: "${question}"`]),
    ...Object.entries(data).flatMap(([name, part]) =>
      // What is done in a line of an example is a word of the notation.
      name === 'what' && 'do' in data ? [] : illSaid(part, name),
    ),
  ];
}

function isQuestion(text: string): boolean {
  return (
    isPlain(text) && /^.{2,}(\?| chance: play or pass|: play or pass|: .+ may .+)$/s.test(text)
  );
}

/** No gap where a word should be, one thing and several told apart, and no more excitement than is due. */
function isPlain(text: string): boolean {
  const plain = text.replace(/`[^`]*`|"[^"]*"/g, '``');
  return (
    text !== '' &&
    text.trim() === text &&
    !/undefined|\[object|!| {2}| [.,;:?]|\d s\b|\bdies\b/.test(plain) &&
    !/(?<![-+\w/.])1 (dice|hits|counters|points|cards)\b/.test(plain) &&
    !/(?<![-+\w/.])([02-9]|\d\d+) (die|hit|counter|point|card)\b/.test(plain)
  );
}

function isSentence(text: string): boolean {
  return isPlain(text) && /^[^\s.].{7,}\.$/s.test(text);
}
