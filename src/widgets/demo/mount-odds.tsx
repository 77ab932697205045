/** Brings the odds of a page to life, or draws them anew for what is on the demo now. */
import { render } from 'preact';
import type { Recording } from '../../examples/attack/recording.ts';
import { keywordsIn } from './keywords.ts';
import { learnAll } from './learn.ts';
import { Odds } from './Odds.tsx';
import type { Reading } from './odds-of.ts';
import { statesOn } from './sheet.ts';

/**
 * Draws the odds.
 * @param place the element around the odds' HTML
 * @param recording an attack or dice of damage, and how many of its moves are made
 */
export async function showOdds(
  place: HTMLElement,
  recording: Recording & { at?: number },
): Promise<void> {
  await learnAll(keywordsIn(recording));
  const chosen = place.querySelector<HTMLInputElement>('[name="odds-reading"]:checked')?.value;
  const reading = (chosen ?? 'exactly') as Reading;
  const { start, at = recording.moves.length } = recording;
  const states = statesOn(recording).states.slice(0, at + 1);
  render(<Odds start={start} states={states} reading={reading} />, place);
}
