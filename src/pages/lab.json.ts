import type { APIRoute } from 'astro';
import { labData } from '../components/lab.ts';

/** Examples and cards for the lab; see `LabData`. Fetched when somebody wants to begin with one. */
export const GET: APIRoute = () =>
  new Response(JSON.stringify(labData()), { headers: { 'Content-Type': 'application/json' } });
