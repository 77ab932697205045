/** What keywords are called: see `examples/ability-name.ts`. */
export { abilityName, keywordName } from '../../examples/ability-name.ts';
