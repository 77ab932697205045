/** What every page does once its HTML is there. Each part loads the rest of itself when it is needed. */
import { wireCopy } from './copy/wire.ts';
import { wireHoverCards } from './hover-cards.ts';
import { wireSearch } from './search/open.ts';
import { wireTheme } from './theme-choice.ts';

wireTheme();
wireSearch();
wireHoverCards();
wireCopy();
