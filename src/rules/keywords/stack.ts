import type { Reason } from '../build/shapes.ts';
import { isOfSubtype } from '../gift.ts';
import type { KeywordRules } from '../hooks.ts';
import { sameName, sameUnit } from '../stack/same.ts';
import type { ListItem, StackCard, StackState } from '../stack/shapes.ts';

/** Listed cards may lie under this unit, as a part of its stack. */
export const stack: KeywordRules = {
  id: 'stack',
  name: 'Stack',
  step: 'build-step',
  kind: 'static',
  stacking: 'layered',
};

/** The lists of the top card that work now: none when the unit has lost Stack. */
export function listsOf(state: Pick<StackState, 'top' | 'lost'>): readonly ListItem[] {
  if (state.lost.includes('all') || state.lost.includes('stack')) return [];
  return state.top.lists.flat();
}

/** Whether a Stack list admits a card. */
export function isListed(
  items: readonly ListItem[],
  card: StackCard,
  same: StackState['same'],
): boolean {
  return items.some((item) =>
    'any' in item ? isOfSubtype(card.subtypes, item.any) : namesIt(item.name, card, same),
  );
}

/** Why a list does not admit a card that is no version of the top card. */
export function notListed(items: readonly ListItem[], card: StackCard): Reason[] {
  if (items.length === 0) {
    return [
      {
        ruling: 'term/stack-of-cards',
        message: 'Only versions of the same unique unit lie in one stack.',
      },
    ];
  }
  const names = items.filter((item) => 'name' in item).map((item) => item.name);
  const why: Reason[] = [
    {
      ruling: 'stack/lets-other-cards-go-underneath',
      message: `${card.label} is on no list of the top card.`,
    },
  ];
  if (names.length > 0) {
    why.unshift({
      ruling: 'stack/named-cards-must-match',
      message: `The list names ${names.join(' and ')}; ${card.name} is another name.`,
    });
  }
  return why;
}

/** Why one more version of a unique unit cannot be added through a list. */
export function secondVersion(state: StackState, card: StackCard): Reason | undefined {
  const other = state.under.find((own) => sameUnit(own, card, state.same));
  if (other === undefined) return undefined;
  return {
    ruling: 'stack/one-version-of-each-unique',
    message: `${other.label} is underneath already, and a list admits one version of each unit.`,
  };
}

/** Cards underneath that the present top card cannot have there. */
export function cannotStay(state: StackState): StackCard[] {
  const items = listsOf(state);
  return state.under.filter(
    (card) => !sameUnit(card, state.top, state.same) && !isListed(items, card, state.same),
  );
}

function namesIt(listed: string, card: StackCard, same: StackState['same']): boolean {
  return sameName(listed, card.name, same) || listed.toLowerCase() === card.label.toLowerCase();
}
