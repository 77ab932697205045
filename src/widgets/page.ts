/** What every page does once its HTML is there. Each part loads the rest of itself when it is needed. */
import { wireCopy } from './copy/wire.ts';
import { wireHoverCards } from './hover-cards.ts';
import { wireSearch } from './search/open.ts';
import { wireTheme } from './theme-choice.ts';

/** Whether this build has an offline copy; the integration `offline` says so. */
declare const __OFFLINE__: boolean;

wireTheme();
wireSearch();
wireHoverCards();
wireCopy();

// Neither paper nor the offline copy is in a hurry: they must not take anything from the page that is being read.
addEventListener('load', () =>
  setTimeout(() => {
    void import('./print.ts');
    if (__OFFLINE__) void import('../offline/page.ts');
  }, 2000),
);
