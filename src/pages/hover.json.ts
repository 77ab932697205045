import type { APIRoute } from 'astro';
import { catalog } from '../catalog/index.ts';

/** Page (`keywords/fury`) to name and gist: what hover cards show. */
export const GET: APIRoute = () => {
  const { keywords, terms } = catalog();
  const cards = Object.fromEntries([
    ...keywords.map(({ id, template, gist }) => [`keywords/${id}`, [template, gist]]),
    ...terms.map(({ id, name, gist }) => [`terms/${id}`, [name, gist]]),
  ]);
  return new Response(JSON.stringify(cards), { headers: { 'Content-Type': 'application/json' } });
};
