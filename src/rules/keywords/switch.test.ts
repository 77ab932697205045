import { describe, expect, it } from 'vitest';
import { rulings } from '../build/testing.ts';
import type { Gift } from '../gift.ts';
import { card, gift, stack } from '../stack/testing.ts';
import { closedMove, type Place, stackResult } from '../stack.ts';
import type { Arena } from '../types.ts';

const two: Arena[] = ['space', 'ground'];
const gunship = (switches: Gift[][][], arenas = two) =>
  card('Gunship', { arenas, power: 3, switches });
const inPlace = (place: Place, switches: Gift[][][], arenas = two) => {
  const result = stackResult(stack(gunship(switches, arenas), [], { place }));
  return {
    power: result.power,
    has: result.bits.map(({ gift: given }) =>
      'ability' in given ? given.ability.keyword : given.stat,
    ),
    rulings: result.bits.map(({ ruling }) => ruling),
    notes: rulings(result.account),
  };
};

describe('Switch', () => {
  it('should give what stands for the arena in which the unit is', () => {
    const line = [[gift('shields 1')], [gift('armor')]];
    expect(inPlace('space', [line])).toMatchObject({
      has: ['shields'],
      rulings: ['switch/first-effect'],
    });
    expect(inPlace('ground', [line])).toMatchObject({
      has: ['armor'],
      rulings: ['switch/second-effect'],
    });
    const third = [...line, [gift('evade 1')]];
    expect(inPlace('character', [third], ['space', 'ground', 'character'])).toMatchObject({
      has: ['evade'],
      rulings: ['switch/third-effect'],
    });
  });

  it('should go by the order of the type line', () => {
    const line = [[gift('armor')], [gift('shields 1')]];
    expect(inPlace('space', [line], ['ground', 'space']).has).toEqual(['shields']);
    expect(inPlace('ground', [line], ['ground', 'space']).has).toEqual(['armor']);
  });

  it('should give nothing where it says None', () => {
    const line: Gift[][] = [[], [{ stat: 'power', by: 2 }]];
    expect(inPlace('space', [line])).toMatchObject({
      power: 3,
      has: [],
      notes: ['switch/none-means-nothing'],
    });
    expect(inPlace('ground', [line])).toMatchObject({
      power: 5,
      notes: ['switch/second-effect'],
    });
  });

  it('should work line by line', () => {
    const lines: Gift[][][] = [
      [[gift('shields 1')], []],
      [[gift('accuracy 1')], [gift('armor')]],
    ];
    expect(inPlace('space', lines).has).toEqual(['shields', 'accuracy']);
    expect(inPlace('ground', lines).has).toEqual(['armor']);
  });

  it('should give nothing in the build zone', () => {
    const line: Gift[][] = [[gift('shields 1')], [{ stat: 'power', by: 2 }]];
    expect(inPlace('build-zone', [line])).toMatchObject({
      power: 3,
      has: [],
      notes: ['switch/reading-build-zone'],
    });
    expect(inPlace('build-zone', []).notes).toEqual([]);
  });

  it('should move no unit in the battle phase', () => {
    const state = stack(gunship([]));
    const no = closedMove(state, 'ground', 'battle-step-start');
    expect(no && rulings([no])).toEqual(['switch/gives-no-movement']);
    expect(closedMove(state, 'ground', 'build-step')).toBeUndefined();
    expect(closedMove(state, 'build-zone', 'build-step')).toBeUndefined();
    const far = closedMove(state, 'character', 'build-step');
    expect(far && rulings([far])).toEqual(['term/type-line']);
  });
});
