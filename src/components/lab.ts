/** What the lab begins with, made when the site is built: one example on the table, and all others to pick from. */
import { type Card, catalog } from '../catalog/index.ts';
import { playFence } from '../examples/fences.ts';
import { playExample } from '../examples/play.ts';
import { toAddress } from '../notation/address.ts';
import { defaultVocabulary } from '../notation/vocabulary.ts';
import { writeUnitText } from '../notation/write.ts';
import { queryOf } from '../share/play-write.ts';
import { type Sheet, sheetOf, statesOn } from '../widgets/demo/sheet.ts';
import type { LabData } from '../widgets/lab/Starts.tsx';
import { href } from './site.ts';

const EXAMPLE = `
attacker  power 4, Critical Hit 2
defender  health 6, Armor
roll      6 6 3 1`;

/** The situation that stands in the lab before anybody changes it. */
export function labExample(): Sheet {
  const { recording } = playExample(EXAMPLE);
  if (recording === undefined) throw new Error('The example of the lab can be played');
  return sheetOf(recording, 'Lab');
}

/** Keywords with the examples that can be played in the lab, and the cards of the site as units. */
export function labData(): LabData {
  const { keywords, cards } = catalog();
  const examples = keywords.map(({ name, rulings }) => {
    const plays = rulings.flatMap(({ fences }) =>
      fences.flatMap((fence): [string, string][] => {
        const { recording, title = 'Example' } = playFence(fence);
        const attacks = recording && isForLab(recording.start) ? [recording] : [];
        return attacks.map((one) => {
          const sheet = sheetOf(one, title);
          return [title, queryOf(sheet, statesOn(sheet).states)];
        });
      }),
    );
    return [name, plays] as const;
  });
  return {
    examples: examples.filter(([, plays]) => plays.length > 0),
    cards: cards.map((card) => [card.title, cardText(card)]),
  };
}

const isForLab = (start: object): boolean =>
  'attack' in start || 'damage' in start || 'arrival' in start;

/**
 * A card as a unit in the notation. The lists name keywords and no numbers: an X begins as 1, power as 3, and
 * the page says so.
 */
export function cardText({ title, keywords }: Card): string {
  const abilities = keywords.map((keyword) => {
    const counted = defaultVocabulary.byId(keyword)?.value !== 'none';
    return counted ? { keyword, value: 1 } : { keyword };
  });
  return writeUnitText({ id: title, name: title, power: 3, health: 5, abilities });
}

/** The lab with a card on one side. */
export function cardInLab(card: Card, role: 'attacker' | 'defender'): string {
  const other = role === 'attacker' ? 'defender' : 'attacker';
  const lines = [
    { key: role, value: cardText(card) },
    { key: other, value: other === 'defender' ? 'health 5' : 'power 4' },
  ];
  return `${href('/lab/')}?${toAddress(lines)}`;
}
