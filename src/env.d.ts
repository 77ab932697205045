import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates when the island is pointed at, focused or tapped. */
    'client:touch'?: boolean;
  }
}
