/** The live demo of a stack: built card by card, with what its top card has as a result. */
import { Component } from 'preact';
import type { StackPlay } from '../../../examples/stack/moves.ts';
import type { StackCard } from '../../../rules/stack/shapes.ts';
import { type Face, LineDemo, type LineDemoProps } from '../lines/LineDemo.tsx';
import type { Hand, StackDrawn } from './play.ts';
import { StackPicture } from './StackPicture.tsx';

export type StackDemoProps = LineDemoProps<StackPlay, StackDrawn, Hand> & {
  /** Cards that may be added, besides those of the example. */
  pool: readonly StackCard[];
};

type State = Omit<Hand, 'pool'>;

export class StackDemo extends Component<StackDemoProps, State> {
  override state: State = { own: [] };

  private readonly face: Face<StackPlay, StackDrawn, Hand> = {
    picture: ({ shown, ready }) => (
      <StackPicture
        shown={shown}
        pick={(picked) => ready(() => this.setState({ picked }))}
        write={(card) =>
          ready(() => this.setState({ own: [card, ...this.state.own], picked: card.label }))
        }
      />
    ),
    hand: () => ({ ...this.state, pool: this.props.pool }),
    assumes:
      'You build the stack; cards come from wherever you like. Costs count where the cards print them. What cannot stay is discarded at once.',
  };

  override render() {
    // A new object, so that the frame draws anew what was picked.
    return <LineDemo {...this.props} face={{ ...this.face }} />;
  }
}
