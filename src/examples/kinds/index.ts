import type { ExampleKind } from '../kind.ts';

/** Every form of example. The first whose marks an example carries plays it. */
export const kinds: readonly ExampleKind[] = [];
