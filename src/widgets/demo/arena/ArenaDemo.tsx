/** The live demo of an arena: who may be attacked, what each unit is now, what an event sets off. */
import { Component } from 'preact';
import { arrivalsIn } from '../../../examples/arena/arrivals.ts';
import type { ArenaPlay } from '../../../examples/arena/moves.ts';
import type { UnitSpec } from '../../../rules/types.ts';
import type { LineSheet } from '../lines/desk.ts';
import { type Face, LineDemo, type LineDemoProps } from '../lines/LineDemo.tsx';
import { type Picking, pickingOf } from '../picking.ts';
import { ArenaPicture } from './ArenaPicture.tsx';
import type { ArenaDrawn } from './play.ts';

interface State {
  /** Dice named for a re-roll, by position. */
  picked: readonly number[];
}

export type ArenaMore = typeof import('./more.ts');

export type ArenaDemoProps = LineDemoProps<ArenaPlay, ArenaDrawn, readonly UnitSpec[]> & {
  /** Dice and choices: loaded with the rules, unless they are drawn already. */
  more?: () => ArenaMore | undefined;
};

export class ArenaDemo extends Component<ArenaDemoProps, State> {
  override state: State = { picked: [] };

  /** Those of the example that was loaded: they stay when the reader goes another way. */
  private later: UnitSpec[] = [];

  private waiting({ moves }: LineSheet<ArenaPlay>): UnitSpec[] {
    const own = arrivalsIn(moves);
    const ids = new Set(own.map(({ id }) => id));
    this.later = [...own, ...this.later.filter(({ id }) => !ids.has(id))];
    return this.later;
  }

  private picking({ awaiting }: ArenaDrawn): Picking | undefined {
    const asks =
      awaiting.kind === 'choice' ? awaiting.options.find(({ dice }) => dice)?.dice : undefined;
    return pickingOf(asks?.max, this.state.picked, (picked) => this.setState({ picked }));
  }

  private readonly face: Face<ArenaPlay, ArenaDrawn, readonly UnitSpec[]> = {
    hand: (sheet) => this.waiting(sheet),
    picture: (view) => {
      const { ArenaDice } = this.props.more?.() ?? {};
      return (
        <>
          <ArenaPicture view={view} />
          <div>{ArenaDice && <ArenaDice view={view} picking={this.picking(view.shown)} />}</div>
        </>
      );
    },
    ask: (view) => {
      const { ArenaAsk } = this.props.more?.() ?? {};
      const done = () => this.setState({ picked: [] });
      return ArenaAsk && <ArenaAsk view={view} picking={this.picking(view.shown)} done={done} />;
    },
    assumes:
      'You choose for both players. When something else happens, what was still open is passed. Attacks are listed as if nobody played anything before the roll.',
  };

  override render() {
    // A new object, so that the frame draws anew what was picked.
    return <LineDemo {...this.props} face={{ ...this.face }} />;
  }
}
