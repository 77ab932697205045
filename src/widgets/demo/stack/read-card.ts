/** Reads a card that somebody wrote, and loads the rules of what it has. */
import { keywordsOf } from '../../../examples/stack/cards.ts';
import { NotationError } from '../../../notation/errors.ts';
import { readStackCard } from '../../../notation/stack-cards.ts';
import { defaultVocabulary } from '../../../notation/vocabulary.ts';
import type { StackCard } from '../../../rules/stack/shapes.ts';
import { learnAll } from '../learn.ts';

const LONGEST = 300;

/** @returns the card, or one sentence that says what cannot be read */
export async function readOwnCard(
  text: string,
): Promise<{ card: StackCard } | { problem: string }> {
  if (text.length > LONGEST) return { problem: `At most ${LONGEST} characters are read.` };
  try {
    const card = readStackCard(text, { line: 1, column: 1, vocabulary: defaultVocabulary });
    await learnAll(keywordsOf(card));
    return { card };
  } catch (error) {
    if (error instanceof NotationError) return { problem: error.message };
    throw error;
  }
}
