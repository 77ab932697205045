/** What a demo needs from its first action on, and not before: choices, changes that are played again, addresses. */
export { refit } from '../../examples/attack/refit.ts';
export { queryOf } from '../../share/play-write.ts';
export { Ask, chooser } from './Ask.tsx';
