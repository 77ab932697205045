/** Brings the quiz of the page to life; until then its form is there and does nothing wrong. */
import { hydrate } from 'preact';
import { Quiz, type QuizProps } from './Quiz.tsx';

const place = document.querySelector<HTMLElement>('[data-quiz]');
const props = document.querySelector('[data-quiz-props]')?.textContent;
if (place && props) hydrate(<Quiz {...(JSON.parse(props) as QuizProps)} />, place);
