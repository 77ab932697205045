/**
 * Arenas: a few units on each side, who may attack whom and why not, what each unit is now, and what
 * arrivals, damage and discards set off. Played on the engine of `attack.ts`; nothing is decided twice.
 */

import './attack.ts'; // makes the keywords known

export * from './arena/ask.ts';
export * from './arena/events.ts';
