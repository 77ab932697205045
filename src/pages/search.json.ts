import type { APIRoute } from 'astro';
import { catalog } from '../catalog/index.ts';
import { searchData } from '../search/data.ts';
import { pack } from '../search/pack.ts';

/** What the search box reads; see `src/search/types.ts`. */
export const GET: APIRoute = () =>
  new Response(JSON.stringify(pack(searchData(catalog()))), {
    headers: { 'Content-Type': 'application/json' },
  });
