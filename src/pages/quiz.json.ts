import type { APIRoute } from 'astro';
import { questions } from '../components/questions.ts';

/** What the quiz asks; see `src/examples/quiz/types.ts`. Fetched when a round starts. */
export const GET: APIRoute = () =>
  new Response(JSON.stringify(questions()), {
    headers: { 'Content-Type': 'application/json' },
  });
