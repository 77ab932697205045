/**
 * What a link to a page shows where it is pasted: title, description, picture. One list, from which
 * the head of a page, its oEmbed answer and its image are made, so that they can't disagree.
 */
import { createHash } from 'node:crypto';
import {
  type Catalog,
  type Fence,
  type Interaction,
  type Keyword,
  type Ruling,
  rulingPageAddress,
  type Term,
} from '../catalog/index.ts';
import { SOURCE_WORDS } from '../catalog/source-words.ts';
import { playFence } from '../examples/fences.ts';
import { descriptionOf } from './cut.ts';

/** A die as the rules tell of it. */
export interface PreviewDie {
  natural: number;
  hit?: boolean;
  roles: string[];
  hidden?: boolean;
  rerolledFrom?: number[];
}

/** What the picture shows. */
export interface PreviewCard {
  /** Above the heading: the keyword of a ruling, the kind of anything else. */
  eyebrow: string;
  heading: string;
  text: string;
  /** Small words at the foot: classes, who says so. */
  notes: string[];
  /** The dice of the first worked example, and its result in a sentence. */
  dice: PreviewDie[];
  result?: string;
}

export interface Preview {
  kind: 'site' | 'keyword' | 'ruling' | 'term' | 'interaction';
  /** Of the page, without the base path. */
  address: string;
  title: string;
  /** At most 200 characters, whole sentences where possible. */
  description: string;
  card: PreviewCard;
}

/** The most dice that a picture has room for. */
const MOST_DICE = 7;

function firstDice(fences: readonly Fence[]): Pick<PreviewCard, 'dice' | 'result'> {
  for (const fence of fences) {
    const { view, summary } = playFence(fence);
    const groups = (view as { groups?: { dice: PreviewDie[] }[] }).groups ?? [];
    const dice = groups.find((group) => group.dice.length > 0)?.dice ?? [];
    if (groups.length === 1 && dice.length > 0 && dice.length <= MOST_DICE)
      return { dice, result: summary };
  }
  return { dice: [] };
}

/** `/keywords/<keyword>/` */
export function keywordPreview(keyword: Keyword): Preview {
  const { template, gist, address, stacking, kind, nature, rulings } = keyword;
  return {
    kind: 'keyword',
    address,
    title: template,
    description: descriptionOf(gist),
    card: {
      eyebrow: 'Keyword',
      heading: template,
      text: gist,
      notes: [stacking, kind, nature],
      ...firstDice(rulings.flatMap(({ fences }) => fences)),
    },
  };
}

/** `/keywords/<keyword>/<ruling>/` */
export function rulingPreview(keyword: Keyword, ruling: Ruling): Preview {
  return {
    kind: 'ruling',
    address: rulingPageAddress(keyword.id, ruling.id),
    title: `${keyword.name}: ${ruling.title}`,
    description: descriptionOf(ruling.text),
    card: {
      eyebrow: keyword.template,
      heading: ruling.title,
      text: ruling.text,
      notes: [keyword.stacking, keyword.kind, SOURCE_WORDS[ruling.source][0]],
      ...firstDice(ruling.fences),
    },
  };
}

/** `/terms/<term>/` */
export function termPreview({ name, gist, address, source }: Term): Preview {
  const notes = [SOURCE_WORDS[source][0]];
  const card = { eyebrow: 'Term', heading: name, text: gist, notes, dice: [] };
  return { kind: 'term', address, title: name, description: descriptionOf(gist), card };
}

/** `/interactions/<id>/` */
export function interactionPreview(
  { keywords, title, gist, address, source, fences }: Interaction,
  { keyword }: Catalog,
): Preview {
  const names = keywords.map((id) => keyword(id)?.name ?? id);
  return {
    kind: 'interaction',
    address,
    title: `${names.join(' and ')}: ${title}`,
    description: descriptionOf(gist),
    card: {
      eyebrow: names.join(' and '),
      heading: title,
      text: gist,
      notes: [SOURCE_WORDS[source][0]],
      ...firstDice(fences),
    },
  };
}

/** Any page without a picture of its own. */
export function sitePreview({ keywords }: Catalog): Preview {
  const rulings = keywords.reduce((sum, keyword) => sum + keyword.rulings.length, 0);
  const text = `${keywords.length} keywords and ${rulings} rulings of the Star Wars Trading Card Game, each with dice you can check.`;
  const dice = [
    { natural: 6, hit: true, roles: ['natural six'] },
    { natural: 5, hit: true, roles: [] },
    { natural: 2, hit: false, roles: [] },
  ];
  const card = { eyebrow: '', heading: 'What does that keyword do?', text, notes: [], dice };
  return { kind: 'site', address: '/', title: 'Natural Six', description: text, card };
}

/** The preview of every page that has one, the site's own first. */
export function previewsOf(catalog: Catalog): Preview[] {
  return [
    sitePreview(catalog),
    ...catalog.keywords.flatMap((keyword) => [
      keywordPreview(keyword),
      ...keyword.rulings.map((ruling) => rulingPreview(keyword, ruling)),
    ]),
    ...catalog.terms.map(termPreview),
    ...catalog.interactions.map((interaction) => interactionPreview(interaction, catalog)),
  ];
}

const byAddress = new WeakMap<Catalog, Map<string, Preview>>();

/** The preview of the page at an address (without base path), or the site's own. */
export function previewAt(catalog: Catalog, address: string): Preview {
  let known = byAddress.get(catalog);
  if (!known) {
    known = new Map(previewsOf(catalog).map((preview) => [preview.address, preview]));
    byAddress.set(catalog, known);
  }
  return known.get(address) ?? sitePreview(catalog);
}

/** `/keywords/fury/` to `keywords/fury`, the site's own page to `site`. */
const slugOf = (address: string): string => address.replace(/^\/|\/$/g, '') || 'site';

/** Where the image lies: a PNG of 1200 by 630. */
export const imageAddress = ({ address }: Preview): string => `/share/${slugOf(address)}.png`;

/**
 * The image's address as pages name it. Chat programs keep an image for as long as its address stays,
 * so it carries a hash of what it shows.
 */
export function versionedImage(preview: Preview): string {
  const hash = createHash('sha256').update(JSON.stringify(preview.card)).digest('hex');
  return `${imageAddress(preview)}?v=${hash.slice(0, 8)}`;
}

/** What the image says, for those who can't see it. */
export function imageWords({ card }: Preview): string {
  const dice = card.dice.map(({ natural }) => natural).join(', ');
  return `${card.eyebrow ? `${card.eyebrow}: ` : ''}${card.heading}${dice ? `. Dice ${dice}` : ''}`;
}

/** Where the oEmbed answer of a page lies. */
export const oembedAddress = ({ address }: Preview): string => `/oembed/${slugOf(address)}.json`;
