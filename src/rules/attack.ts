/** Situations on the table with every keyword known: what all but the pages' demos should import. */
import * as keywords from './keywords/index.ts';
import { register } from './registry.ts';

register(Object.values(keywords));

export * from './attack/situation.ts';
