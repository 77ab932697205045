/** What happens when two keywords meet, and how sure anybody can be of it. */
import { STEPS, type StepId } from '../rules/steps.ts';
import { keywordAddress } from './address.ts';
import { splitAtMentions } from './link-mentions.ts';
import type { Mention } from './names.ts';
import type { Catalog, Interaction, Keyword, Ruling } from './types.ts';

/**
 * `answer`: an interaction says what happens. `ruling`: a ruling of one of the two names the other.
 * `open`: both act at one step, and nothing names both, so nobody has ruled on it.
 * `none`: they act at different moments, and nothing names both.
 */
export type MeetingState = 'answer' | 'ruling' | 'open' | 'none';

export interface Meeting {
  state: MeetingState;
  /** Those about just these two first. */
  interactions: readonly Interaction[];
  /** Rulings of either that name the other; those with it in the title first. */
  rulings: readonly Ruling[];
  /** The step at which both act. */
  step?: StepId;
}

const LINE = new Set<string>(STEPS.filter(({ part }) => part !== 'outside').map(({ id }) => id));

/** Keywords that an interaction brings together: of three or more, the first with each other one. */
export function pairsOf({ keywords: [first = '', ...others] }: Interaction): [string, string][] {
  return others.map((other) => [first, other]);
}

function namedIn(text: string, mentions: readonly Mention[]): Set<string> {
  const named = new Set<string>();
  splitAtMentions(text, mentions, named);
  return new Set([...named].map((page) => page.slice('keywords/'.length)));
}

const pairKey = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

function push<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/**
 * Reads all rulings once for the names in them.
 * @returns what is known of any two keywords, in whichever order they are named
 */
export function meetingsOf({
  keywords,
  interactions,
  keyword,
}: Pick<Catalog, 'keywords' | 'interactions' | 'keyword'>): (a: string, b: string) => Meeting {
  const mentions = keywords
    .map(({ id, name }) => ({
      words: name.toLowerCase(),
      address: keywordAddress(id),
      page: `keywords/${id}`,
    }))
    .sort((a, b) => b.words.length - a.words.length);

  const titled = new Map<string, Ruling[]>();
  const told = new Map<string, Ruling[]>();
  for (const ruling of keywords.flatMap(({ rulings }) => rulings)) {
    const inTitle = namedIn(ruling.title, mentions);
    for (const other of namedIn(`${ruling.title}. ${ruling.text}`, mentions)) {
      if (other === ruling.keyword) continue;
      push(inTitle.has(other) ? titled : told, pairKey(ruling.keyword, other), ruling);
    }
  }
  const answers = new Map<string, Interaction[]>();
  for (const interaction of interactions) {
    for (const [a, b] of pairsOf(interaction)) push(answers, pairKey(a, b), interaction);
  }
  for (const list of answers.values())
    list.sort((a, b) => a.keywords.length - b.keywords.length || (a.id < b.id ? -1 : 1));

  const sharedStep = (a?: Keyword, b?: Keyword): StepId | undefined =>
    a && b && a.step === b.step && LINE.has(a.step) ? (a.step as StepId) : undefined;

  return (a, b) => {
    const key = pairKey(a, b);
    const found = answers.get(key) ?? [];
    const rulings = [...(titled.get(key) ?? []), ...(told.get(key) ?? [])];
    const step = sharedStep(keyword(a), keyword(b));
    const state =
      found.length > 0 ? 'answer' : rulings.length > 0 ? 'ruling' : step ? 'open' : 'none';
    return { state, interactions: found, rulings, ...(step ? { step } : {}) };
  };
}
