/** The live demo of an arena: who may be attacked, what each unit is now, what an event sets off. */
import { Component } from 'preact';
import { type ArenaPlay, takesOfArena } from '../../../examples/arena/moves.ts';
import { arenaOffers, arrivalsIn } from '../../../examples/arena/offers.ts';
import { arenaTold } from '../../../examples/arena/scene.ts';
import type { AttackState, UnitSpec } from '../../../rules/types.ts';
import type { LineSheet } from '../lines/desk.ts';
import { type Face, LineDemo, type LineDemoProps } from '../lines/LineDemo.tsx';
import { keywordName } from '../names.ts';
import { type Picking, pickingOf } from '../picking.ts';
import { ArenaPicture } from './ArenaPicture.tsx';

interface State {
  /** Dice named for a re-roll, by position. */
  picked: readonly number[];
  more?: ArenaMore;
}

export type ArenaMore = typeof import('./more.ts');

export type ArenaDemoProps = LineDemoProps<ArenaPlay> & {
  /** Dice and choices; loaded with the first of them, handed over where they are there already. */
  more?: ArenaMore;
};

export class ArenaDemo extends Component<ArenaDemoProps, State> {
  override state: State = { picked: [], ...(this.props.more && { more: this.props.more }) };

  /** Those of the example that was loaded: they stay when the reader goes another way. */
  private later: UnitSpec[] = [];

  private waiting({ moves }: LineSheet<ArenaPlay>): UnitSpec[] {
    const own = arrivalsIn(moves);
    const ids = new Set(own.map(({ id }) => id));
    this.later = [...own, ...this.later.filter(({ id }) => !ids.has(id))];
    return this.later;
  }

  private picking({ awaiting }: AttackState): Picking | undefined {
    const asks =
      awaiting.kind === 'choice' ? awaiting.options.find(({ dice }) => dice)?.dice : undefined;
    return pickingOf(asks?.max, this.state.picked, (picked) => this.setState({ picked }));
  }

  private readonly face: Face<ArenaPlay, AttackState> = {
    takes: takesOfArena,
    knobs: () => [],
    offers: (state, { sheet }) => arenaOffers(state, this.waiting(sheet), keywordName),
    needs: () =>
      this.state.more
        ? undefined
        : import('./more.ts').then(
            (more) => new Promise<void>((done) => this.setState({ more }, done)),
          ),
    summary: (takes) => arenaTold(takes),
    picture: (view) => {
      const { ArenaDice } = this.state.more ?? {};
      return (
        <>
          <ArenaPicture view={view} />
          <div>{ArenaDice && <ArenaDice view={view} picking={this.picking(view.state)} />}</div>
        </>
      );
    },
    ask: (view) => {
      const { ArenaAsk } = this.state.more ?? {};
      const done = () => this.setState({ picked: [] });
      return ArenaAsk && <ArenaAsk view={view} picking={this.picking(view.state)} done={done} />;
    },
    assumes:
      'You choose for both players. When something else happens, what was still open is passed. Attacks are listed as if nobody played anything before the roll.',
  };

  override render() {
    // A new object, so that the frame draws anew what was picked.
    return <LineDemo {...this.props} face={{ ...this.face }} />;
  }
}
