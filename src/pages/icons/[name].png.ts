/** The icons of the installed site, drawn from one sign. */
import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { ICONS, type Icon } from '../../offline/icons.ts';

export const getStaticPaths = () =>
  ICONS.map((icon) => ({ params: { name: icon.name }, props: { icon } }));

export const GET: APIRoute<{ icon: Icon }> = async ({ props: { icon } }) => {
  const png = await sharp(Buffer.from(icon.svg), { density: (72 * icon.size) / 24 })
    .resize(icon.size, icon.size)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
