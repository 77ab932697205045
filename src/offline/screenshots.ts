/** Pictures of the site in `public/screenshots`, which app stores and install dialogs show. */
export const SCREENSHOTS: readonly {
  file: string;
  width: number;
  height: number;
  form_factor: 'wide' | 'narrow';
  label: string;
}[] = [];
