import { describe, expect, it } from 'vitest';
import { cameOut } from '../play.ts';
import type { StackView } from './stack.ts';
import { actual, play, problem } from './testing.ts';

describe('a stack example', () => {
  it('should show the stack, what its top card has, and where each bit comes from', () => {
    const played = play(
      'title   From below',
      'stack   Luke (A): Character, power 4, Armor',
      'under   Luke (B): Character, INSERT: Overkill',
      'expect  power 5, has Overkill from Luke (B), has Armor from Luke (A)',
    );
    expect(played).toMatchObject({ kind: 'stack', title: 'From below' });
    expect(cameOut(played)).toBe(true);
    const { result } = played.view as StackView;
    expect(result?.bits.map(({ from, by, ruling }) => [from, by, ruling])).toEqual([
      ['Luke (A)', 'printed', 'term/stack-of-cards'],
      ['Luke (B)', 'insert', 'insert/works-anywhere-in-the-stack'],
    ]);
    expect(played.summary).toBe(
      'Luke (A) on top of 1 card: speed 40, power 5, health 6. It has Armor, Overkill.',
    );
  });

  it('should say what came out where it differs', () => {
    expect(
      actual(
        'stack   Han (A): Ground - Rogue, cost 6, Stack: any Wookiee, Armor, Critical Hit 1',
        'under   Han (B): Ground, INSERT: +2 power',
        'add     Chewie (A): Ground - Wookiee, cost 7',
        'expect  refused term/unit, price 2, speed 40, power 4, health 6, cards 2, total cost 7',
        'expect  top Han (B), discarded Chewie (A), stays Leia, in Space, works Fury, idle Armor',
        'expect  has no Armor, has Critical Hit 2, has Armor from Han (B), has Fury, has -2 power',
        'expect  has +2 power',
        'top     Leia (A)',
        'expect  accepted',
      ),
    ).toEqual([
      'legal',
      'price 1',
      'speed 50',
      'power 4',
      'health 7',
      'cards 3',
      'total cost 8',
      'top Han (A)',
      'discarded nothing',
      'there: Han (A), Han (B), Chewie (A)',
      'in ground',
      'has no Fury',
      'works Armor',
      'has Armor (from Han (A))',
      'has Critical Hit 1 (from Han (A))',
      'has no Armor (from Han (A))',
      'has no Fury',
      'has no -2 power',
      'has +2 power',
      'Leia (A) is no version of Han. (term/stack-of-cards)',
    ]);
  });

  it('should not let a refused line pass in silence', () => {
    const lines = ['stack  Luke (A)', 'add  Leia (A)'];
    expect(actual(...lines)[0]).toContain('refused: ');
    expect(cameOut(play(...lines, 'expect  cards 1'))).toBe(true);
    expect(play(...lines, 'expect  cards 1').summary).toMatch(/^Refused: .*Luke \(A\): speed/);
  });

  it('should bring up a card from underneath by its name, and leave it as printed', () => {
    const played = play(
      'stack   Luke (A): Character, power 4',
      'under   Luke (B): Character, power 7, cost 3',
      'top     Luke (B)',
      'expect  accepted, power 8, cards 2',
    );
    expect(cameOut(played)).toBe(true);
  });

  it('should know no price without costs', () => {
    expect(actual('stack  Luke (A)', 'add  Luke (B): cost 4', 'expect  price 1')).toEqual([
      'not worked out here',
    ]);
    expect(
      actual('stack  Luke (A): cost 3', 'lose  Stack', 'expect  price 1, total cost 9'),
    ).toEqual(['not worked out here', 'total cost 3']);
    expect(actual('stack  Luke (A)', 'expect  accepted, total cost 1')).toEqual([
      'nothing was tried',
      'not worked out here',
    ]);
  });

  it('should move and lose as told', () => {
    const played = play(
      'stack   Gunship: Space/Ground, Switch: Shields 1/Armor',
      'move    Ground at build-step',
      'expect  accepted, in Ground, has Armor',
      'move    build zone',
      'expect  in build zone, has no Armor',
      'move    Character',
      'expect  refused term/type-line, in build zone',
    );
    expect(cameOut(played)).toBe(true);
    expect(played.trace[0]).toMatchObject({
      ruling: 'term/move',
      before: 'space',
      after: 'ground',
    });
  });

  it('should list what was discarded', () => {
    const played = play(
      'stack   Han (A): Character, Stack: any Wookiee',
      'under   Chewie (A): Character - Wookiee',
      'lose    all abilities',
      'expect  discarded Chewie, discarded Chewie (A)',
    );
    expect(cameOut(played)).toBe(true);
    expect(played.summary).toContain('Discarded: Chewie (A).');
  });
});

describe('a contest', () => {
  it('should name the winner and the price', () => {
    const played = play(
      'contest  dark: cost 9, bid 2',
      'contest  light: cost 6, under 1, bid 5',
      'expect   dark 11, light 12, winner light, pays 5, contested',
    );
    expect(cameOut(played)).toBe(true);
    expect(played.summary).toBe(
      'Dark Side 11, Light Side 12: the Light Side wins and pays 5 Force.',
    );
    expect((played.view as StackView).contest?.winner).toBe('light');
  });

  it('should say what came out where it differs', () => {
    const lines = ['contest  dark: cost 9, bid 2', 'contest  light: cost 6, bid 1'];
    expect(
      actual(...lines, 'expect  dark 1, light 1, winner light, pays 1, not contested'),
    ).toEqual([
      'dark 11',
      'light 7',
      'winner dark',
      'pays 2',
      'Both have the same unique unit. (term/contest)',
    ]);
  });

  it('should need two sides, and another unit where there is a stack', () => {
    expect(problem('contest  dark: cost 9')).toContain('a dark and a light line');
    expect(problem('stack  Luke (A)', 'expect  contested')).toContain('`yours` or `theirs`');
    expect(problem('contest  dark: cost 9', 'contest  light: cost 3', 'expect  cards 1')).toContain(
      'there is none',
    );
    const luke = ['stack  Luke (A)', 'theirs  Luke (B)', 'yours  Leia (A)'];
    expect(cameOut(play(...luke, 'expect  contested'))).toBe(true);
    const none = ['contest  dark Leia (A): cost 3', 'contest  light Luke (A): cost 4'];
    const played = play(...none, 'expect  not contested, winner dark');
    expect(played.checks.map(({ ok }) => ok)).toEqual([true, false]);
    expect(played.summary).toBe('No contest: Leia (A) and Luke (A) are different units.');
  });
});
