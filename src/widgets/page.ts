/** What every page does once its HTML is there. Each part loads the rest of itself when it is needed. */
import { wireHoverCards } from './hover-cards.ts';
import { wireSearch } from './search/open.ts';
import { wireTheme } from './theme-choice.ts';

wireTheme();
wireSearch();
wireHoverCards();
