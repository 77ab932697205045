import { describe, expect, it } from 'vitest';
import { card, cited, done, force, refused } from '../build/testing.ts';
import { disrupt, playCard } from '../build.ts';

const also = { cost: [force(2)], effect: 'Overkill', instead: false };
const instead = { cost: [force(2)], effect: 'Evade 5', instead: true };

function battle(own: Parameters<typeof card>[0], purse = {}) {
  return card(
    { battle: true, cost: 2, effect: 'Evade 2', ...own },
    { purse, moment: 'attack-pop' },
  );
}

describe('Enhance', () => {
  it('should buy the extra effect beside the basic one', () => {
    const outcome = playCard(battle({ enhance: [also] }, { force: 5 }), [1]);
    expect(done(outcome)).toMatchObject({
      purse: { force: 1 },
      played: { effects: ['Evade 2', 'Overkill'], paid: '2 Force then 2 Force', disrupted: false },
    });
    expect(cited(outcome)).toEqual([
      'term/battle-card',
      'enhance/buys-an-extra-effect',
      'enhance/instead-or-also',
    ]);
  });

  it('should replace the basic effect when it says "instead"', () => {
    const played = done(playCard(battle({ enhance: [instead] }), [1]));
    expect(played.played?.effects).toEqual(['Evade 5']);
  });

  it('should be left out unless it is declared', () => {
    const outcome = playCard(battle({ enhance: [also] }, { force: 5 }), []);
    expect(done(outcome)).toMatchObject({ purse: { force: 3 }, played: { effects: ['Evade 2'] } });
    expect(cited(outcome)).toEqual(['term/battle-card']);
  });

  it('should come too late after the card was played', () => {
    const played = done(playCard(battle({ enhance: [also] }, { force: 4 }), []));
    expect(refused(playCard(played, [1]))).toEqual(['enhance/must-be-declared']);
    expect(refused(playCard(played, []))).toEqual(['term/battle-card']);
    expect(played.purse).toEqual({ force: 2 });
  });

  it('should be bought once, one line of several', () => {
    const start = battle({ enhance: [also, { ...also, effect: 'Lucky 1', cost: [force(3)] }] });
    expect(refused(playCard(start, [1, 1]))).toEqual(['enhance/one-choice']);
    expect(refused(playCard(start, [1, 2]))).toEqual(['enhance/one-choice']);
    expect(done(playCard(start, [2])).played?.effects).toEqual(['Evade 2', 'Lucky 1']);
    expect(refused(playCard(start, [3]))).toEqual(['enhance/buys-an-extra-effect']);
  });

  it('should be paid whole or not declared', () => {
    expect(refused(playCard(battle({ enhance: [also] }, { force: 3 }), [1]))).toEqual([
      'term/activation-cost',
    ]);
    expect(refused(playCard(battle({}, { force: 1 }), []))).toEqual(['term/activation-cost']);
  });

  it('should be spent when the card is disrupted', () => {
    const played = done(playCard(battle({ enhance: [also] }, { force: 4 }), [1]));
    const outcome = disrupt(played);
    expect(done(outcome)).toMatchObject({
      purse: { force: 0 },
      played: { effects: [], disrupted: true },
    });
    expect(cited(outcome)).toEqual(['enhance/reading-lost-if-disrupted']);
    expect(refused(disrupt(done(outcome)))).toEqual(['term/disrupt-chance']);
    expect(refused(disrupt(battle({})))).toEqual(['term/disrupt-chance']);
    expect(cited(disrupt(done(playCard(battle({}), []))))).toEqual(['term/disrupt-chance']);
  });

  it('should leave a card without an effect of its own with the bought one', () => {
    const { effect: _, ...own } = battle({ enhance: [also] }).card;
    expect(done(playCard(card(own), [1])).played?.effects).toEqual(['Overkill']);
  });
});
