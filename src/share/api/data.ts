/** The public JSON, built from the catalog. Pure: the same content gives the same bytes. */
import {
  type Catalog,
  embedAddress,
  type Fence,
  type Keyword,
  type Ruling,
  rulingPageAddress,
  stepAddress,
} from '../../catalog/index.ts';
import { playFence } from '../../examples/fences.ts';
import { STEPS } from '../../rules/steps.ts';
import { imageAddress, previewAt } from '../previews.ts';
import { fold } from './lookup.ts';
import type { Shape, ShapeName } from './schemas.ts';

/** What the data need to know of the site. */
export interface Place {
  catalog: Catalog;
  /** Makes an absolute address. */
  whole: (address: string) => string;
}

type Example = Shape<'keyword'>['rulings'][number]['examples'][number];
type Group = Example['dice'][number];

const LICENCE = 'Texts: CC BY 4.0';
export const API = '/api/v1';

function exampleOf(fence: Fence): Example {
  const { title, kind, summary, checks, view } = playFence(fence);
  const groups = (view as { groups?: Group[] }).groups ?? [];
  return {
    title: title ?? '',
    kind,
    notation: fence.source,
    expected: checks.map(({ expected }) => expected),
    result: summary,
    dice: groups.map(({ label, dice }) => ({
      label,
      dice: dice.map(({ natural, hit, roles, rerolledFrom }) => ({
        natural,
        ...(hit === undefined ? {} : { hit }),
        roles,
        ...(rerolledFrom === undefined ? {} : { rerolledFrom }),
      })),
    })),
  };
}

function imageOf({ catalog, whole }: Place, address: string): string {
  return whole(imageAddress(previewAt(catalog, address)));
}

function rulingOf(place: Place, ruling: Ruling): Shape<'keyword'>['rulings'][number] {
  const { cite, id, also, keyword, title, text, markdown, source, reading, revisions } = ruling;
  const address = rulingPageAddress(keyword, id);
  return {
    cite,
    id,
    also,
    keyword,
    title,
    text,
    markdown,
    url: place.whole(address),
    embed: place.whole(embedAddress(keyword, id)),
    image: imageOf(place, address),
    source,
    ...(reading ? { reading } : {}),
    revisions,
    examples: ruling.fences.map(exampleOf),
  };
}

function factsOf(place: Place, keyword: Keyword) {
  const { id, name, template, gist, nature, stacking, kind, step, aliases, related } = keyword;
  const url = place.whole(keyword.address);
  const image = imageOf(place, keyword.address);
  return { id, name, template, gist, nature, stacking, kind, step, aliases, related, url, image };
}

/** One keyword with its rulings in full. */
export function keywordData(place: Place, keyword: Keyword): Shape<'keyword'> {
  const { opening, revision, rulings } = keyword;
  return {
    ...factsOf(place, keyword),
    opening,
    ...(revision ? { revision } : {}),
    rulings: rulings.map((ruling) => rulingOf(place, ruling)),
  };
}

function keywordsData(place: Place): Shape<'keywords'> {
  return {
    keywords: place.catalog.keywords.map((keyword) => ({
      ...factsOf(place, keyword),
      rulings: keyword.rulings.map(({ id, title }) => ({
        id,
        title,
        url: place.whole(rulingPageAddress(keyword.id, id)),
      })),
      json: place.whole(`${API}/keywords/${keyword.id}.json`),
    })),
  };
}

function termsData(place: Place): Shape<'terms'> {
  return {
    terms: place.catalog.terms.map(
      ({ id, name, aliases, gist, text, see, source, confidence, address }) => ({
        id,
        name,
        aliases,
        gist,
        text,
        see,
        source,
        confidence,
        url: place.whole(address),
        image: imageOf(place, address),
      }),
    ),
  };
}

function interactionsData(place: Place): Shape<'interactions'> {
  return {
    interactions: place.catalog.interactions.map(
      ({ id, keywords, title, gist, text, source, cites, address, fences }) => ({
        id,
        keywords,
        title,
        gist,
        text,
        source,
        cites,
        url: place.whole(address),
        image: imageOf(place, address),
        examples: fences.map(exampleOf),
      }),
    ),
  };
}

function stepsData({ catalog, whole }: Place): Shape<'steps'> {
  return {
    steps: STEPS.map(({ id, name, part, chance, gist }) => ({
      id,
      name,
      part,
      chance,
      gist,
      text: catalog.step(id)?.text ?? '',
      keywords: catalog.keywords.filter(({ step }) => step === id).map((keyword) => keyword.id),
      url: whole(stepAddress(id)),
    })),
  };
}

function cardsData({ catalog, whole }: Place): Shape<'cards'> {
  return {
    cards: catalog.cards.map(({ id, name, version, set, keywords, source, address }) => ({
      id,
      name,
      ...(version ? { version } : {}),
      ...(set ? { set } : {}),
      keywords,
      source,
      url: whole(address),
    })),
  };
}

/** Names and nicknames, folded. A keyword wins over a term; a name over a nickname. */
export function aliasesData({ catalog }: Pick<Place, 'catalog'>): Shape<'aliases'> {
  const aliases: Shape<'aliases'>['aliases'] = {};
  const add = (words: string, kind: 'keyword' | 'term', id: string, name: string): void => {
    const folded = fold(words);
    if (folded !== '' && !Object.hasOwn(aliases, folded)) aliases[folded] = { kind, id, name };
  };
  const { keywords, terms } = catalog;
  for (const { id, name } of keywords) add(name, 'keyword', id, name);
  for (const { id, name, aliases: more } of keywords)
    for (const words of more) add(words, 'keyword', id, name);
  for (const { id, name } of terms) add(name, 'term', id, name);
  for (const { id, name, aliases: more } of terms)
    for (const words of more) add(words, 'term', id, name);
  return { aliases };
}

/** The files that are not one of many. */
export const FILES = ['keywords', 'terms', 'interactions', 'steps', 'cards', 'aliases'] as const;

function indexData({ catalog, whole }: Place, schemas: readonly ShapeName[]): Shape<'index'> {
  const { keywords, terms, interactions, cards } = catalog;
  const files = FILES.map((name) => [name, whole(`${API}/${name}.json`)]);
  return {
    name: 'Natural Six',
    version: 1,
    site: whole('/'),
    docs: whole('/api/'),
    licence: LICENCE,
    counts: {
      keywords: keywords.length,
      rulings: keywords.reduce((sum, { rulings }) => sum + rulings.length, 0),
      terms: terms.length,
      interactions: interactions.length,
      steps: STEPS.length,
      cards: cards.length,
    },
    files: {
      ...Object.fromEntries(files),
      keyword: `${whole(`${API}/keywords/`)}{id}.json`,
    },
    schemas: Object.fromEntries(schemas.map((name) => [name, whole(schemaAddress(name))])),
  };
}

/** Where the JSON Schema of a kind of file lies. */
export const schemaAddress = (name: ShapeName): string => `${API}/schemas/${name}.json`;

/**
 * Every file of the API by its address below `/api/v1/`, without the schemas.
 * @param schemas the kinds that have a schema
 */
export function apiFiles(place: Place, schemas: readonly ShapeName[]): Map<string, unknown> {
  return new Map<string, unknown>([
    ['index', indexData(place, schemas)],
    ['keywords', keywordsData(place)],
    ['terms', termsData(place)],
    ['interactions', interactionsData(place)],
    ['steps', stepsData(place)],
    ['cards', cardsData(place)],
    ['aliases', aliasesData(place)],
    ...place.catalog.keywords.map(
      (keyword) => [`keywords/${keyword.id}`, keywordData(place, keyword)] as const,
    ),
  ]);
}

/** The kind of an API file, by its address below `/api/v1/`. */
export const shapeOf = (file: string): ShapeName =>
  file.startsWith('keywords/') ? 'keyword' : (file as ShapeName);
