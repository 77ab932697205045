/** Pictures of the site in `public/screenshots`, which install dialogs show. */

interface Screenshot {
  file: string;
  width: number;
  height: number;
  form_factor: 'wide' | 'narrow';
  label: string;
}

const wide = { width: 1280, height: 800, form_factor: 'wide' } as const;
const narrow = { width: 412, height: 892, form_factor: 'narrow' } as const;

export const SCREENSHOTS: readonly Screenshot[] = [
  { file: 'keyword-wide.webp', ...wide, label: 'A keyword, its rulings, and a demo to play' },
  { file: 'lab-wide.webp', ...wide, label: 'The lab: two sides and the dice between them' },
  { file: 'keyword-narrow.webp', ...narrow, label: 'A keyword and its rulings on a phone' },
  { file: 'home-narrow.webp', ...narrow, label: 'Search, the steps of an attack, all keywords' },
];
