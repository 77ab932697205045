import type { APIRoute } from 'astro';
import { bakedCards } from '../../components/baked-cards.ts';

/** The card data that the site is built with, if any; fetched by the worker of the cards, once for each form of them. */
export function getStaticPaths() {
  const cards = bakedCards();
  return cards === undefined ? [] : [{ params: { version: cards.version } }];
}

export const GET: APIRoute = () =>
  new Response(bakedCards()?.json ?? '', { headers: { 'Content-Type': 'application/json' } });
