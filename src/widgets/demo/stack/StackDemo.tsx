/** The live demo of a stack: built card by card, with what its top card has as a result. */
import { Component } from 'preact';
import {
  contestOf,
  type StackNow,
  type StackPlay,
  takesOfStack,
} from '../../../examples/stack/moves.ts';
import { cardsIn, onceEach, stackKnobs, stackOffers } from '../../../examples/stack/offers.ts';
import { stackTold } from '../../../examples/stack/scene.ts';
import type { StackCard } from '../../../rules/stack/shapes.ts';
import type { LineSheet } from '../lines/desk.ts';
import { type Face, LineDemo, type LineDemoProps, type View } from '../lines/LineDemo.tsx';
import { StackPicture } from './StackPicture.tsx';

export type StackDemoProps = LineDemoProps<StackPlay> & {
  /** Cards that may be added, besides those of the example. */
  pool: readonly StackCard[];
};

type StackView = View<StackPlay, StackNow>;

interface State {
  /** Label of the card in hand. */
  picked?: string;
  /** Cards that the reader wrote. */
  own: readonly StackCard[];
}

export class StackDemo extends Component<StackDemoProps, State> {
  override state: State = { own: [] };

  /** Those of the example first, then all others. */
  private hand(sheet: LineSheet<StackPlay>): StackCard[] {
    const own = [...this.state.own, ...cardsIn(sheet)];
    const labels = new Set(own.map(({ label }) => label));
    return [...own, ...onceEach(this.props.pool).filter(({ label }) => !labels.has(label))];
  }

  /** The one that was picked; else one that the example adds, or that does not lie there yet. */
  private card({ sheet, state: { stack } }: StackView): StackCard | undefined {
    const hand = this.hand(sheet);
    const { picked } = this.state;
    const there = new Set([...(stack ? [stack.top, ...stack.under] : [])].map((one) => one.label));
    const next = sheet.moves.flatMap((move) => ('card' in move ? [move.card.label] : []));
    const free = hand.filter(({ label }) => !there.has(label));
    return (
      hand.find(({ label }) => label === picked) ??
      free.find(({ label }) => next.includes(label)) ??
      free[0] ??
      hand[0]
    );
  }

  private readonly face: Face<StackPlay, StackNow> = {
    takes: takesOfStack,
    knobs: stackKnobs,
    offers: ({ stack }, view) => stackOffers(stack, this.card(view)),
    summary: (takes, { start }) => stackTold(takes, contestOf(start)),
    picture: (view) => (
      <StackPicture
        view={view}
        hand={this.hand(view.sheet)}
        picked={this.card(view)?.label}
        pick={(picked) => this.setState({ picked })}
        write={(card) => this.setState({ own: [card, ...this.state.own], picked: card.label })}
      />
    ),
    assumes:
      'You build the stack; cards come from wherever you like. Costs count where the cards print them. What cannot stay is discarded at once.',
  };

  override render() {
    // A new object, so that the frame draws anew what was picked.
    return <LineDemo {...this.props} face={{ ...this.face }} />;
  }
}
