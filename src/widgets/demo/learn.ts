/** Loads and registers the rules of keywords, where the engine is there already. */
import { register, rulesOf } from '../../rules/registry.ts';
import { rulesFor } from './rules-for.ts';

/** Those of these keywords that are not known yet. @throws when one can't be fetched */
export async function learnAll(ids: Iterable<string>): Promise<void> {
  register(await rulesFor([...ids].filter((id) => rulesOf(id) === undefined)));
}
