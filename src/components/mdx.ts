/** What authors may use in MDX, in one place. */
import EmbedPre from './EmbedPre.astro';
import Nothing from './Nothing.astro';
import Opening from './Opening.astro';
import Pre from './Pre.astro';
import Revision from './Revision.astro';
import Ruling from './Ruling.astro';
import RulingAlone from './RulingAlone.astro';

export const mdxComponents = { Opening, Ruling, Revision, pre: Pre };

/** The same for the page of one ruling: it draws that ruling's text and nothing else of the keyword's. */
export const aloneComponents = { ...mdxComponents, Opening: Nothing, Ruling: RulingAlone };

/** The same inside another site's page: examples are shown, and nothing can be pressed. */
export const embedComponents = { ...aloneComponents, pre: EmbedPre };
