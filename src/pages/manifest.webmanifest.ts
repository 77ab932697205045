/** What a device needs to know to install the site. */
import type { APIRoute } from 'astro';
import { href, SITE_GIST, SITE_NAME } from '../components/site.ts';
import { ICONS } from '../offline/icons.ts';
import { SCREENSHOTS } from '../offline/screenshots.ts';

const SHORTCUTS = [
  { name: 'Search', description: 'Find a keyword, ruling or card', address: '/search/' },
  { name: 'Lab', description: 'Play a situation of your own', address: '/lab/' },
  { name: 'Quiz', description: 'Ten questions about the rulings', address: '/quiz/' },
] as const;

export const GET: APIRoute = () => {
  const icon = { src: href('/icons/any-192.png'), sizes: '192x192', type: 'image/png' };
  const manifest = {
    // The address of the home page is the id: it never changes for one place, and differs between two.
    id: href('/'),
    name: `${SITE_NAME}: Star Wars TCG rulings`,
    short_name: SITE_NAME,
    description: SITE_GIST,
    lang: 'en',
    dir: 'ltr',
    start_url: href('/'),
    scope: href('/'),
    display: 'standalone',
    // Pages name the colours of both schemes; here stands the one of daylight.
    theme_color: '#f5f1e6',
    background_color: '#f5f1e6',
    categories: ['games', 'reference', 'utilities'],
    icons: [
      { src: href('/icon.svg'), sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...ICONS.map(({ name, size, purpose }) => ({
        src: href(`/icons/${name}.png`),
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ],
    screenshots: SCREENSHOTS.map(({ file, width, height, label, form_factor }) => ({
      src: href(`/screenshots/${file}`),
      sizes: `${width}x${height}`,
      type: 'image/webp',
      form_factor,
      label,
    })),
    shortcuts: SHORTCUTS.map(({ name, description, address }) => ({
      name,
      description,
      url: href(address),
      icons: [icon],
    })),
    share_target: {
      action: href('/search/'),
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded',
      params: { title: 'title', text: 'text', url: 'url' },
    },
    launch_handler: { client_mode: ['navigate-existing', 'auto'] },
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
};
