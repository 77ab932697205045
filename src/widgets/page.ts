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

// The offline copy is nobody's hurry: it must not take anything from the page that is being read.
if (__OFFLINE__)
  addEventListener('load', () => setTimeout(() => import('../offline/page.ts'), 2000));
