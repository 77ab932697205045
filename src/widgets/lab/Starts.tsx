/** Ways to begin: a worked example of any keyword, or a card of the site on either side. */
import { Component, createRef } from 'preact';
import type { Half } from './slots.ts';

/** What `lab.json` holds. */
export interface LabData {
  /** By keyword: its name, and its examples with the query that opens each. */
  examples: readonly (readonly [name: string, plays: readonly (readonly [string, string])[]])[];
  /** Cards: title, and the unit in the notation. */
  cards: readonly (readonly [title: string, text: string])[];
}

export interface StartsProps {
  /** The site's base path. */
  base: string;
  open(query: string, title: string): void;
  put(text: string, half: Half): void;
  halves: Readonly<Record<Half, string>>;
}

interface State {
  data?: LabData;
  trouble: string;
  keyword: number;
  example: number;
  card: number;
}

export class Starts extends Component<StartsProps, State> {
  override state: State = { trouble: '', keyword: 0, example: 0, card: 0 };

  private readonly root = createRef<HTMLDetailsElement>();

  /** It may have been opened before the script was there. */
  override componentDidMount(): void {
    if (this.root.current?.open) void this.load();
  }

  private async load(): Promise<void> {
    if (this.state.data) return;
    try {
      const response = await fetch(`${this.props.base}lab.json`);
      if (!response.ok) throw new Error(`lab.json: ${response.status}`);
      this.setState({ data: (await response.json()) as LabData, trouble: '' });
    } catch {
      this.setState({
        trouble: 'The list could not be loaded. Check your connection and open it again.',
      });
    }
  }

  override render() {
    const { open, put, halves } = this.props;
    const { data, trouble, keyword, example, card } = this.state;
    const plays = data?.examples[keyword]?.[1] ?? [];
    const chosen = data?.cards[card];
    return (
      <details
        ref={this.root}
        class="starts"
        onToggle={({ currentTarget }) => {
          if (currentTarget.open) void this.load();
        }}
      >
        <summary>Start from an example or a card</summary>
        {!data && <p role="status">{trouble || 'Loading…'}</p>}
        {data && (
          <div class="pick">
            <div>
              <label for="lab-keyword">Keyword</label>
              <select
                id="lab-keyword"
                value={keyword}
                onChange={({ currentTarget }) =>
                  this.setState({ keyword: Number(currentTarget.value), example: 0 })
                }
              >
                {data.examples.map(([name], at) => (
                  <option key={name} value={at}>
                    {name}
                  </option>
                ))}
              </select>
            </div>
            <div>
              <label for="lab-example">Example</label>
              <select
                id="lab-example"
                value={example}
                onChange={({ currentTarget }) =>
                  this.setState({ example: Number(currentTarget.value) })
                }
              >
                {plays.map(([title], at) => (
                  <option key={at} value={at}>
                    {title}
                  </option>
                ))}
              </select>
            </div>
            <button
              type="button"
              class="main"
              onClick={() => {
                const play = plays[example];
                if (play) open(play[1], play[0]);
              }}
            >
              Put it on the table
            </button>
            <div>
              <label for="lab-card">Card</label>
              <select
                id="lab-card"
                value={card}
                onChange={({ currentTarget }) =>
                  this.setState({ card: Number(currentTarget.value) })
                }
              >
                {data.cards.map(([title], at) => (
                  <option key={title} value={at}>
                    {title}
                  </option>
                ))}
              </select>
            </div>
            {chosen && (
              <span class="as">
                {(['doing', 'suffering'] as const).map((half) => (
                  <button key={half} type="button" onClick={() => put(chosen[1], half)}>
                    As {halves[half]}
                  </button>
                ))}
              </span>
            )}
            <p class="small">
              The lists name the keywords of these cards and none of their numbers: each X begins as
              1, power as 3. Change them to what your card says.
            </p>
          </div>
        )}
      </details>
    );
  }
}
