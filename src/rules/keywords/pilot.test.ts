import { describe, expect, it } from 'vitest';
import { cited, done, refused, step, unit } from '../build/testing.ts';
import {
  abilitiesNow,
  type BuildStep,
  buildUnitOf,
  movePilotOff,
  movePilotOnto,
  numbersNow,
  pilotsOn,
  startBuildStep,
} from '../build.ts';

const moves = 'pilot/moves-onto-or-off-a-unit';
const subtype = 'pilot/needs-the-right-subtype';
const flies = [{ subtype: 'Starfighter', gives: [] }];
const wing = (id: string, subtypes = ['Starfighter']) =>
  unit(id, { arena: 'space', power: 3, subtypes });
const keywords = (state: BuildStep, id: string) =>
  abilitiesNow(state, id).map(({ keyword }) => keyword);

describe('Pilot', () => {
  it('should move onto a fitting unit and off it, once in a build step', () => {
    const state = step([unit('Ace', { pilot: flies }), wing('Wing')]);
    const onto = movePilotOnto(state, 'Ace', 'Wing');
    expect(cited(onto)).toEqual([moves, 'pilot/text-is-ignored-while-piloting']);
    expect(buildUnitOf(done(onto), 'Ace').aboard).toBe('Wing');
    expect(refused(movePilotOff(done(onto), 'Ace', 'Wing'))).toEqual([moves]);
    const off = movePilotOff(startBuildStep(done(onto)), 'Ace', 'Wing');
    expect(cited(off)).toEqual([moves]);
    expect(buildUnitOf(done(off), 'Ace').aboard).toBeUndefined();
    expect(refused(movePilotOnto(done(off), 'Ace', 'Wing'))).toEqual([moves]);
  });

  it('should not move at other times', () => {
    const units = [unit('Ace', { pilot: flies }), wing('Wing')];
    expect(refused(movePilotOnto(step(units), 'Ace', 'Wing', 'attack-pop'))).toEqual([moves]);
    const theirs = step(units, {}, { whose: 'opponent', second: false });
    expect(refused(movePilotOnto(theirs, 'Ace', 'Wing'))).toEqual([moves]);
  });

  it('should not leave a unit that it is not on, nor take it twice', () => {
    const state = step([unit('Ace', { pilot: flies, aboard: 'Wing' }), wing('Wing'), wing('Two')]);
    expect(refused(movePilotOff(state, 'Ace', 'Two'))).toEqual([moves]);
    expect(refused(movePilotOnto(state, 'Ace', 'Wing'))).toEqual([moves]);
    expect(buildUnitOf(done(movePilotOnto(state, 'Ace', 'Two')), 'Ace').aboard).toBe('Two');
  });

  it('should need the subtype, and no Droid', () => {
    const state = step([
      unit('Ace', { pilot: flies }),
      wing('Bike', ['Speeder']),
      wing('Tri', ['Droid', 'Starfighter']),
      wing('Heavy', ['Heavy Starfighter']),
      unit('Rock', { arena: 'space' }),
    ]);
    for (const id of ['Bike', 'Tri', 'Rock']) {
      expect(refused(movePilotOnto(state, 'Ace', id))).toEqual([subtype]);
    }
    expect(buildUnitOf(done(movePilotOnto(state, 'Ace', 'Heavy')), 'Ace').aboard).toBe('Heavy');
  });

  it('should be a card with the keyword', () => {
    const state = step([unit('Han', {}), wing('Wing')]);
    expect(refused(movePilotOnto(state, 'Han', 'Wing'))).toEqual([moves]);
  });

  it('should pilot a Character by the present list alone', () => {
    const units = [
      unit('Rider', { pilot: [{ subtype: 'Beast', gives: [] }] }),
      unit('Dewback', { arena: 'character', subtypes: ['Beast'] }),
    ];
    const outcome = movePilotOnto(step(units), 'Rider', 'Dewback');
    expect(cited(outcome)).toContain('pilot/any-non-droid-unit-now');
    const older = step(units, { edition: 'keyword-list' });
    expect(refused(movePilotOnto(older, 'Rider', 'Dewback'))).toEqual([subtype]);
  });

  it('should find one seat, or as many as the subtype allows now', () => {
    const units = (seats: number) => [
      unit('Ace', { pilot: flies, aboard: 'Wing' }),
      unit('Jek', { pilot: flies }),
      unit('Wes', { pilot: flies }),
      { ...wing('Wing'), seats },
    ];
    expect(refused(movePilotOnto(step(units(1)), 'Jek', 'Wing'))).toEqual(['pilot/one-per-unit']);
    const two = done(movePilotOnto(step(units(2)), 'Jek', 'Wing'));
    expect(pilotsOn(two, 'Wing').map((p) => p.unit.id)).toEqual(['Ace', 'Jek']);
    expect(refused(movePilotOnto(two, 'Wes', 'Wing'))).toEqual(['pilot/number-set-by-the-subtype']);
    const older = step(units(2), { edition: 'keyword-list' });
    expect(refused(movePilotOnto(older, 'Jek', 'Wing'))).toEqual(['pilot/one-per-unit']);
  });

  it('should free its seat when it leaves or is discarded', () => {
    const state = step([
      unit('Ace', { pilot: flies, aboard: 'Wing' }),
      unit('Jek', { pilot: flies }),
      wing('Wing'),
    ]);
    const left = done(movePilotOff(state, 'Ace', 'Wing'));
    expect(buildUnitOf(done(movePilotOnto(left, 'Jek', 'Wing')), 'Jek').aboard).toBe('Wing');
    const gone = step([
      unit('Ace', { pilot: flies, aboard: 'Wing', discarded: true }),
      wing('Wing'),
    ]);
    expect(pilotsOn(gone, 'Wing')).toEqual([]);
  });

  it('should give its unit alone what the fitting lines list, all of them together', () => {
    const lucky = { ability: { keyword: 'lucky', value: 1 } };
    const pilot = [
      { subtype: 'Starfighter', gives: [{ stat: 'power' as const, by: 1 }] },
      { subtype: 'Starfighter', gives: [lucky] },
      { subtype: 'Speeder', gives: [{ ability: { keyword: 'evade', value: 2 } }] },
    ];
    const state = step([unit('Ace', { pilot, aboard: 'Red' }), wing('Red'), wing('Blue')]);
    expect([numbersNow(state, 'Red').power, keywords(state, 'Red')]).toEqual([4, ['lucky']]);
    expect([numbersNow(state, 'Blue').power, keywords(state, 'Blue')]).toEqual([3, []]);
  });

  it('should lose its own text aboard, and under a stack', () => {
    const state = step([
      unit('Ace', { pilot: flies, aboard: 'Wing', has: ['evade 2'] }),
      unit('Low', { under: true, has: ['evade 2'] }),
      { ...wing('Wing'), unit: { ...wing('Wing').unit, abilities: [{ keyword: 'armor' }] } },
    ]);
    expect(keywords(state, 'Ace')).toEqual([]);
    expect(keywords(state, 'Low')).toEqual([]);
    expect(keywords(state, 'Wing')).toEqual(['armor']);
  });
});
