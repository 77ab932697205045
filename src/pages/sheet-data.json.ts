import type { APIRoute } from 'astro';
import { sheetData } from '../decks/sheet-data.ts';

/** What the sheet needs of keywords, rulings and cards; see `s../decks/sheet-data.ts`. Fetched on the sheet's page. */
export const GET: APIRoute = () =>
  new Response(JSON.stringify(sheetData()), { headers: { 'Content-Type': 'application/json' } });
