/** What authors may use in MDX, in one place. */
import Pre from './Pre.astro';
import Revision from './Revision.astro';
import Ruling from './Ruling.astro';

export const mdxComponents = { Ruling, Revision, pre: Pre };
