/** Brings the odds of a page to life, or draws them anew for what is on the demo now. */
import { render } from 'preact';
import type { Recording } from '../../examples/attack/moves.ts';
import { learn } from './keywords.ts';
import { Odds } from './Odds.tsx';
import type { Reading } from './odds-of.ts';

/** @param place the element around the odds' HTML */
export async function showOdds(place: HTMLElement, recording: Recording): Promise<void> {
  await learn(recording);
  const chosen = place.querySelector<HTMLInputElement>('[name="odds-reading"]:checked')?.value;
  const reading = (chosen ?? 'exactly') as Reading;
  render(<Odds start={recording.start} reading={reading} />, place);
}
