import { describe, expect, test } from 'vitest';
import { readCatalog } from '../catalog/index.ts';
import { arrivalsIn } from './arena/arrivals.ts';
import { moveArena, takesOfArena } from './arena/moves.ts';
import { arenaOffers } from './arena/offers.ts';
import { moveBuild, takesOfBuild } from './build/moves.ts';
import { buildOffers } from './build/offers.ts';
import type { LinesPlay } from './kind.ts';
import type { Offers } from './lines.ts';
import { playExample } from './play.ts';
import { cardsIn } from './stack/cards.ts';
import { moveStack, takesOfStack } from './stack/moves.ts';
import { stackOffers } from './stack/offers.ts';

const plays = readCatalog('content').fences.flatMap(({ source, key }) => {
  const { play } = playExample(source);
  return play === undefined ? [] : [{ key, play }];
});

const of = <K extends LinesPlay['kind']>(kind: K) =>
  plays.flatMap(({ key, play }) =>
    play.kind === kind ? [{ key, play: play as Extract<LinesPlay, { kind: K }> }] : [],
  );

/** What is offered but not done, done but not offered, or closed without a word. */
function faults<Move>(
  groups: readonly Offers<Move>[],
  legal: (move: Move) => boolean,
  skip: (title: string) => boolean = () => false,
): string[] {
  return groups
    .filter(({ title, list }) => !skip(title) && !list)
    .flatMap(({ title, offers }) =>
      offers
        .filter((offer) => legal(offer.move) !== (offer.why.length === 0))
        .map(({ label }) => `${title}: ${label}`),
    );
}

describe('what a demo offers', () => {
  test('of a build: what is legal can be done, what is closed cannot, and says why', () => {
    let [open, shut] = [0, 0];
    for (const { key, play } of of('build')) {
      for (const { state } of takesOfBuild(play)) {
        const groups = buildOffers(state);
        const wrong = faults(
          groups,
          (move) => moveBuild(state, move).legal,
          // A cost that cannot be paid is closed although the Upkeep is then ignored; a new turn waits for it.
          (title) => ['Upkeep', 'Go on to', 'What would make it cheaper'].includes(title),
        );
        expect([key, wrong]).toEqual([key, []]);
        const all = groups.flatMap(({ offers }) => offers);
        open += all.filter(({ why }) => why.length === 0).length;
        shut += all.filter(({ why }) => why.length > 0).length;
      }
    }
    expect(open).toBeGreaterThan(200);
    expect(shut).toBeGreaterThan(100);
  });

  test('of a stack: every card that could be added, at every place of every example', () => {
    let shut = 0;
    for (const { key, play } of of('stack')) {
      for (const { state } of takesOfStack(play)) {
        const { stack } = state;
        if (stack === undefined) continue;
        for (const card of cardsIn(play)) {
          const groups = stackOffers(stack, card);
          expect([key, faults(groups, (move) => moveStack(stack, move).legal)]).toEqual([key, []]);
          shut += groups.flatMap(({ offers }) => offers).filter(({ why }) => why.length > 0).length;
        }
      }
    }
    expect(shut).toBeGreaterThan(50);
  });

  test('of an arena: an attack is offered with its dice exactly where it can be declared', () => {
    let [open, shut] = [0, 0];
    for (const { key, play } of of('arena')) {
      for (const { state } of takesOfArena(play)) {
        const groups = arenaOffers(state, arrivalsIn(play.moves), (keyword) => keyword);
        const wrong = faults(groups, (move) => moveArena(state, move).legal);
        expect([key, wrong]).toEqual([key, []]);
        for (const { offers, list } of groups) {
          if (list) continue;
          for (const { why, price } of offers) {
            if (why.length > 0) shut += 1;
            else {
              open += 1;
              expect(price).toMatch(/^(?:1 die|\d+ dice)$/);
            }
          }
        }
      }
    }
    expect(open).toBeGreaterThan(50);
    expect(shut).toBeGreaterThan(20);
  });

  test('of an arena: everything else that may happen does', () => {
    for (const { key, play } of of('arena')) {
      for (const { state } of takesOfArena(play)) {
        const groups = arenaOffers(state, arrivalsIn(play.moves), (keyword) => keyword);
        const events = groups.find(({ list }) => list)?.offers ?? [];
        const refused = events
          .filter(({ move }) => !moveArena(state, move).legal)
          .map(({ label }) => label);
        expect([key, refused]).toEqual([key, []]);
      }
    }
  });
});
