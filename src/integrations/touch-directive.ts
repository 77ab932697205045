import type { AstroIntegration } from 'astro';

/** Adds `client:touch`: an island loads when it is pointed at, focused or tapped, and not before. */
export function touchDirective(): AstroIntegration {
  return {
    name: 'natural-six:touch-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'touch', entrypoint: './src/widgets/touch.ts' });
      },
    },
  };
}
