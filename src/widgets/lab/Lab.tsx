/** The lab: two sides of units, whatever is played between them, and an address that holds all of it. */
import { Component } from 'preact';
import type { Start } from '../../examples/attack/recording.ts';
import { readPlay } from '../../share/play-read.ts';
import { linesOf, queryOf } from '../../share/play-write.ts';
import { throwDie } from '../demo/chance.ts';
import { base } from '../demo/links.ts';
import type { Odds } from '../demo/Odds.tsx';
import { type Action, act, type Desk, type Sheet, sceneOn, statesOn } from '../demo/sheet.ts';
import { Bar } from './Bar.tsx';
import { learnThese, unknownIn, wordsOf } from './known.ts';
import { OddsPanel } from './OddsPanel.tsx';
import { Said } from './Said.tsx';
import { Settle } from './Settle.tsx';
import { type Draft, Side, TITLES } from './Side.tsx';
import { Starts } from './Starts.tsx';
import { withText } from './setup.ts';
import { type Half, kindOf, type Slot, slotsOf } from './slots.ts';
import { codeOf, summaryOf, titleOf } from './summary.ts';
import { Table } from './Table.tsx';

export interface LabProps {
  sheet: Sheet;
  /** What the address holds that can't be read. */
  problems?: readonly string[];
  /** Told of every new state. `anew`: another situation was put on the table. */
  changed?: (query: string, anew: boolean) => void;
  /** Draws the odds when the site is built, and what that drew. */
  odds?: typeof Odds;
  drawnOdds?: string;
  /** Handed the way to open an address from outside. */
  ready?: (open: (query: string) => void) => void;
}

interface State {
  desk: Desk;
  drafts: Readonly<Record<string, Draft>>;
  problems: readonly string[];
  /** What could not be loaded. */
  trouble: string;
}

export class Lab extends Component<LabProps, State> {
  override state: State = {
    desk: { now: this.props.sheet, past: [], taken: [] },
    drafts: {},
    problems: this.props.problems ?? [],
    trouble: '',
  };

  /** The box in which somebody is typing: what is typed in one go is one change. */
  private typing: { slot: string; before: Desk } | undefined;
  private told = this.props.sheet;
  private anew = false;

  override componentDidMount(): void {
    this.props.ready?.((query) => this.open(query));
  }

  override componentDidUpdate(): void {
    const { now } = this.state.desk;
    if (now === this.told) return;
    this.told = now;
    this.props.changed?.(queryOf(now, statesOn(now).states), this.anew);
    this.anew = false;
  }

  private readonly send = (action: Action): void => {
    this.typing = undefined;
    const start = 'start' in action ? action.start : 'sheet' in action ? action.sheet.start : '';
    this.whenKnown(start, () =>
      this.setState(({ desk }) => ({ desk: act(desk, action, throwDie) })),
    );
  };

  /** Does something at once, or when the rules of every keyword in it are there. */
  private whenKnown(what: string | Start, then: () => void): void {
    const unknown = unknownIn(what);
    if (unknown.length === 0) then();
    else {
      const trouble =
        'The rules of a keyword could not be loaded. Check your connection, then change it again.';
      const loaded = () => {
        this.setState({ trouble: '' });
        then();
      };
      learnThese(unknown).then(loaded, () => this.setState({ trouble }));
    }
  }

  /** Opens the query of an address; with a title, as something new on the table. */
  private open(query: string, title?: string): void {
    this.whenKnown(wordsOf(query), () => this.opened(query, title));
  }

  private opened(query: string, title?: string): void {
    const { state, problems, title: own } = readPlay(query);
    this.setState({ problems, drafts: {} });
    if (state === undefined) return;
    this.anew = title !== undefined;
    this.send({ do: 'load', sheet: { ...state, title: own ?? title ?? 'Lab' } });
  }

  /** Changes the situation from one of its units. */
  private readonly edit = (id: string, how: (start: Start, slot: Slot) => Start): void => {
    const { start } = this.state.desk.now;
    const slot = slotsOf(start).find((one) => one.id === id);
    if (slot) this.send({ do: 'start', start: how(start, slot) });
  };

  private readonly typed = (slot: Slot, text: string): void => {
    this.latest = text;
    if (unknownIn(text).length > 0) {
      this.setState(({ drafts }) => {
        const draft = { text, problems: [], unit: slot.text };
        return { drafts: { ...drafts, [slot.id]: draft } };
      });
    }
    this.whenKnown(text, () => {
      if (this.latest === text) this.apply(slot, text);
    });
  };

  /** What was typed last, wherever: rules that arrive late must not bring older letters back. */
  private latest = '';

  private apply(slot: Slot, text: string): void {
    const { start, problems } = withText(this.state.desk.now.start, slot.id, text);
    // While somebody types, each letter begins from what lay there before: no die is lost on the way.
    if (this.typing?.slot !== slot.id) this.typing = { slot: slot.id, before: this.state.desk };
    const { before } = this.typing;
    this.setState(({ desk, drafts }) => {
      const next = start ? act(before, { do: 'start', start }, throwDie) : desk;
      const unit = slotsOf(next.now.start).find(({ id }) => id === slot.id)?.text ?? slot.text;
      return { desk: next, drafts: { ...drafts, [slot.id]: { text, problems, unit } } };
    });
  }

  private readonly dropped = (slot: Slot): void => {
    this.typing = undefined;
    this.setState(({ drafts: { [slot.id]: _, ...drafts } }) => ({ drafts }));
  };

  private put(text: string, half: Half): void {
    const { now } = this.state.desk;
    const lead = slotsOf(now.start).find((slot) => slot.half === half && slot.lead);
    this.whenKnown(text, () => this.seat(text, lead));
  }

  private seat(text: string, lead: Slot | undefined): void {
    const { now } = this.state.desk;
    const { start } = lead ? withText(now.start, lead.id, text) : {};
    if (start === undefined) return;
    this.anew = true;
    this.send({ do: 'load', sheet: { start, title: 'Lab', moves: [], at: 0 } });
  }

  override render() {
    const { desk, drafts, problems, trouble } = this.state;
    const { now } = desk;
    const { states, refused } = statesOn(now);
    const slots = slotsOf(now.start);
    const scene = sceneOn(now);
    const names = TITLES[kindOf(now.start)];
    const { send, typed, dropped, edit } = this;
    const all = { slots, desk, drafts, send, typed, dropped, edit };
    const side = (half: Half) => <Side half={half} {...all} />;
    const refusal = states.length === 0 ? refused?.message : undefined;
    return (
      <div class="bench">
        {problems.length > 0 && (
          <div class="unread" role="status">
            Parts of the address could not be read:
            <ul>
              {problems.map((problem, at) => (
                <li key={at}>
                  <Said text={problem} />
                </li>
              ))}
            </ul>
          </div>
        )}
        {trouble && (
          <p class="unread" role="alert">
            {trouble}
          </p>
        )}
        <Bar start={now.start} change={(start, fresh) => this.change(start, fresh)} />
        <div class="facing">
          {side('doing')}
          <Table desk={desk} send={this.send} />
          {side('suffering')}
        </div>
        <div class="below">
          <div>
            <Settle
              title={titleOf(now)}
              summary={summaryOf(now, scene, refusal)}
              link={`${base('/lab/')}?${queryOf(now, states)}`}
              code={codeOf(linesOf(now, states))}
            />
            <Starts
              base={base('/')}
              open={(query, title) => this.open(query, title)}
              put={(text, half) => this.put(text, half)}
              halves={{ doing: names.doing[1], suffering: names.suffering[1] }}
            />
          </div>
          <OddsPanel sheet={now} odds={this.props.odds} drawn={this.props.drawnOdds ?? ''} />
        </div>
      </div>
    );
  }

  /** @param fresh something else is played: what was done before makes no sense in it */
  private change(start: Sheet['start'], fresh: boolean): void {
    if (!fresh) this.send({ do: 'start', start });
    else this.send({ do: 'load', sheet: { start, title: 'Lab', moves: [], at: 0 } });
  }
}
