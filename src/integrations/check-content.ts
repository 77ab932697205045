import type { AstroIntegration } from 'astro';
import { ContentErrors, catalog } from '../catalog/index.ts';

/** Reads the whole content before Astro does, so that a mistake stops the build with all its places named. */
export function checkContent(): AstroIntegration {
  return {
    name: 'natural-six:check-content',
    hooks: {
      'astro:config:setup': ({ command, logger }) => {
        if (command === 'preview') return;
        try {
          const { keywords, terms } = catalog();
          const rulings = keywords.reduce((sum, keyword) => sum + keyword.rulings.length, 0);
          logger.info(`${keywords.length} keywords, ${rulings} rulings, ${terms.length} terms`);
        } catch (error) {
          if (!(error instanceof ContentErrors)) throw error;
          logger.error(error.message);
          // Thrown, it would reach the author as a fault of the program: its first mistake alone, with a stack trace.
          if (command === 'build') process.exit(1);
        }
      },
    },
  };
}
