import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { scan } from '../../notation/scan.ts';
import { readPlay } from '../../share/play-address.ts';
import { type LoadedCard, scannedText } from './card.ts';
import { labAddress, labUnit } from './lab.ts';
import { inventCards } from './testing.ts';

const [any] = inventCards(1) as [LoadedCard];
const unit = (more: Partial<LoadedCard>) => {
  const card = {
    ...any,
    name: 'Bo',
    type: 'Character',
    power: '2',
    speed: '30',
    health: '3',
    text: '',
    ...more,
  };
  return labUnit(card, scan(scannedText(card)));
};

describe('a loaded card in the lab', () => {
  it('has its name, numbers, arena and the keywords that it simply has', () => {
    const given = unit({
      text: 'Critical Hit 2, Armor|Pay 1 Force -> Evade 2|Bounty: Gain 2 Force',
    });
    expect(given).toEqual({
      text: 'Bo: power 2, speed 30, health 3, Character, Critical Hit 2, Armor, Pay 1 Force -> Evade 2, Bounty: Gain 2 Force',
      left: [],
      arena: 'character',
    });
    expect(labAddress(given as NonNullable<typeof given>, 'defender')).toMatch(
      /^\/lab\/\?attacker=power\+3,\+Character&defender=Bo:\+power\+2,/,
    );
  });

  it('says what it could not take along', () => {
    const given = unit({
      power: 'X',
      text: 'INSERT: Lucky 2|Each of your other units gets Critical Hit 1.|Draw a card.',
    });
    expect(given?.text).toContain('Bo: speed 30, health 3, Character');
    expect(given?.left).toEqual([
      'power X, which is no fixed number',
      'Lucky 2, which is part of INSERT',
      'Critical Hit 1, which its text gives',
      'a line of its text without a keyword',
    ]);
  });

  it('is no unit when it is a Battle card', () => {
    expect(unit({ type: 'Battle', power: '', speed: '', health: '' })).toBeUndefined();
  });

  it('has an address that the lab reads without a complaint, whatever the card prints', () => {
    const exam = parse(readFileSync('tests/data/scanner-exam.yaml', 'utf8')) as { text: string }[];
    expect(exam.length).toBeGreaterThan(200);
    const printed = exam.map(({ text }) => ({
      ...{ ...any, name: 'Bo', type: 'Ground', power: '4', health: '5' },
      text: text.replaceAll('\n', '|'),
    }));
    for (const card of [...inventCards(800), ...printed]) {
      const given = labUnit(card, scan(scannedText(card)));
      if (given === undefined) continue;
      for (const as of ['attacker', 'defender'] as const) {
        const { state, refused, problems } = readPlay(labAddress(given, as).split('?')[1] ?? '');
        expect(problems, card.text).toEqual([]);
        expect(state ?? refused, card.text).toBeDefined();
      }
    }
  });
});
