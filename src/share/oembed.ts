/** Answers of the oEmbed format (oembed.com), as files. */
import { html } from './escape.ts';
import { type Preview, versionedImage } from './previews.ts';

export interface OembedAnswer {
  version: '1.0';
  type: 'rich' | 'link';
  title: string;
  provider_name: string;
  provider_url: string;
  thumbnail_url: string;
  thumbnail_width: number;
  thumbnail_height: number;
  /** Seconds for which a consumer may keep the answer. */
  cache_age: number;
  html?: string;
  width?: number;
  height?: number;
}

const WIDTH = 600;
const DAY = 86_400;

/** About how high a ruling is at that width: frames have to say it beforehand. Higher ones scroll. */
function heightOf({ card }: Preview): number {
  const lines = Math.ceil(card.heading.length / 44) + Math.ceil(card.text.length / 70);
  const examples = card.result ? 260 : 0;
  return Math.min(720, 150 + lines * 26 + examples);
}

/** `/keywords/fury/a-four/` to `/embed/fury/a-four/` */
const framed = (address: string): string => address.replace(/^\/keywords\//, '/embed/');

/**
 * @param preview of the page that was asked about
 * @param whole makes an absolute address
 * @returns a frame for a ruling, a link with a picture for anything else
 */
export function oembedAnswer(
  preview: Preview,
  whole: (address: string) => string,
  provider: string,
): OembedAnswer {
  const answer: OembedAnswer = {
    version: '1.0',
    type: 'link',
    title: preview.title,
    provider_name: provider,
    provider_url: whole('/'),
    thumbnail_url: whole(versionedImage(preview)),
    thumbnail_width: 1200,
    thumbnail_height: 630,
    cache_age: DAY,
  };
  if (preview.kind !== 'ruling') return answer;
  const height = heightOf(preview);
  const frame = `<iframe src="${html(whole(framed(preview.address)))}" width="${WIDTH}" height="${height}" title="${html(preview.title)}" loading="lazy" frameborder="0"></iframe>`;
  return { ...answer, type: 'rich', html: frame, width: WIDTH, height };
}
