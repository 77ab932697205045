/** What an arena demo needs once dice were thrown or somebody is asked, and not before. */
export { ArenaAsk } from './ArenaAsk.tsx';
export { ArenaDice } from './ArenaDice.tsx';
