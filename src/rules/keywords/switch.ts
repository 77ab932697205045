import type { Moment, Reason } from '../build/shapes.ts';
import type { KeywordRules } from '../hooks.ts';
import type { Bit, Place, StackState } from '../stack/shapes.ts';

/** What the unit has depends on the arena in which it is. */
export const switchKeyword: KeywordRules = {
  id: 'switch',
  name: 'Switch',
  step: 'always',
  kind: 'static',
  stacking: 'layered',
};

const BY_POSITION = ['switch/first-effect', 'switch/second-effect', 'switch/third-effect'] as const;

/** What the Switch lines of the top card give where the unit is, each line by itself. */
export function switched({ top, place }: StackState): Omit<Bit, 'works' | 'idle'>[] {
  const at = position(top.arenas, place);
  if (at === undefined) return [];
  return top.switches.flatMap((effects) =>
    (effects[at] ?? []).map((gift) => ({
      gift,
      from: top.label,
      by: 'switch' as const,
      ruling: BY_POSITION[at] ?? 'switch/order-is-the-type-line',
    })),
  );
}

/** What Switch does not give there, and why. */
export function switchNotes({ top, place }: StackState): Reason[] {
  if (top.switches.length === 0) return [];
  const at = position(top.arenas, place);
  if (at === undefined) {
    return [
      {
        ruling: 'switch/reading-build-zone',
        message: 'In the build zone Switch gives nothing.',
      },
    ];
  }
  return top.switches
    .filter((effects) => (effects[at] ?? []).length === 0)
    .map(() => ({
      ruling: 'switch/none-means-nothing',
      message: `Nothing is listed for arena ${at + 1} of the type line.`,
    }));
}

/** Why the unit cannot change to that arena now; undefined when it can. */
export function closedMove({ top }: StackState, to: Place, at: Moment): Reason | undefined {
  if (at !== 'build-step') {
    return {
      ruling: 'switch/gives-no-movement',
      message: 'Switch moves no unit: outside the build step it stays where it is.',
    };
  }
  if (to !== 'build-zone' && !top.arenas.includes(to)) {
    return {
      ruling: 'term/type-line',
      message: 'Its type line does not have that arena.',
    };
  }
  return undefined;
}

function position(arenas: StackState['top']['arenas'], place: Place): number | undefined {
  if (place === 'build-zone') return undefined;
  const at = arenas.indexOf(place);
  return at < 0 ? undefined : at;
}
