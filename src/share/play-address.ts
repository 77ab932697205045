/** Reads the address of a play with every keyword known: {@link readPlay} of `play-read.ts`. */
import '../rules/attack.ts';

export * from './play-read.ts';
