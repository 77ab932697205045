/** Exact odds: the chance of the discard, a chart of counters with its table, and what is taken for granted. */
import { Component } from 'preact';
import type { Start } from '../../examples/attack/recording.ts';
import { fractionText, oneInText, percentText } from '../../rules/odds/fraction.ts';
import type { Play } from '../../rules/odds/values.ts';
import type { AttackState } from '../../rules/types.ts';
import { type Advised, adviceOf } from './advice-of.ts';
import { type Chances, chancesOf, type Reading, readAs } from './odds-of.ts';

const READINGS: readonly Reading[] = ['exactly', 'at least', 'at most'];
const PLAYS: readonly (readonly [Play, string])[] = [
  ['mean', 'for damage'],
  ['kill', 'for the discard'],
];

interface OddsProps {
  start: Start;
  /** The states up to where the reader stands: with Lucky, what is best to do with the dice. */
  states?: readonly AttackState[];
  /** Chosen before the script was there. */
  reading?: Reading;
  play?: Play;
}

interface OddsState {
  reading: Reading;
  play: Play;
}

export class Odds extends Component<OddsProps, OddsState> {
  override state: OddsState = {
    reading: this.props.reading ?? 'exactly',
    play: this.props.play ?? 'kill',
  };

  override render() {
    const { reading, play } = this.state;
    const chances = chancesOf(this.props.start, play);
    if (chances === undefined) return <p class="soft">Nothing is rolled here.</p>;
    return (
      <div class="sums-of">
        <h2>Exact odds</h2>
        <Headline chances={chances} />
        <div class="readings">
          <Choose
            name="reading"
            legend="Counters"
            options={READINGS.map((one) => [one, one])}
            value={reading}
            pick={(value) => this.setState({ reading: value as Reading })}
          />
          {chances.lucky !== 'nobody' && (
            <Choose
              name="play"
              legend="Lucky is used"
              options={PLAYS}
              value={play}
              pick={(value) => this.setState({ play: value as Play })}
            />
          )}
        </div>
        <Chart chances={chances} reading={reading} />
        {chances.lucky !== 'nobody' && (
          <Advice advice={adviceOf(this.props.start, this.props.states ?? [], play)} />
        )}
        <p class="small">
          {chances.mean.toFixed(2)} counters on average.
          {chances.notes.length > 0 && ` Taken for granted: ${chances.notes.join('; ')}.`}
        </p>
      </div>
    );
  }
}

/** What Lucky is best used for, and what that gains. */
function Advice({ advice }: { advice: Advised | undefined }) {
  if (advice === undefined) return null;
  const { who, roll, positions, best, pass, play } = advice;
  const said = (value: number) =>
    play === 'kill'
      ? `${percentText(Math.min(1, Math.max(0, value)))} for the discard`
      : `${value.toFixed(2)} damage on average`;
  const dice = roll.map((face, at) => (positions.includes(at + 1) ? `[${face}]` : `${face}`));
  return (
    <p class="advice">
      <b>
        Lucky of {who}, on {dice.join(' ')}:
      </b>{' '}
      {positions.length === 0 ? (
        <>best is to pass, worth {said(pass)}.</>
      ) : (
        <>
          roll {positions.length === 1 ? 'die' : 'dice'} {positions.join(', ')} again, worth{' '}
          {said(best)}; a pass is worth{' '}
          {play === 'kill' ? said(pass).split(' ')[0] : pass.toFixed(2)}.
        </>
      )}
    </p>
  );
}

function Headline({ chances }: { chances: Chances }) {
  const { discard, fraction, whom } = chances;
  const sure = discard === 0 || discard === 1;
  const exact = fraction && !sure && fraction.denominator < 10n ** 9n;
  return (
    <p class="headline">
      <b>{percentText(discard)}</b>
      <span>
        to discard {whom}
        <small>
          {exact && `${fractionText(fraction)}, `}
          {oneInText(discard)}
        </small>
      </span>
    </p>
  );
}

function Choose({
  name,
  legend,
  options,
  value,
  pick,
}: {
  name: string;
  legend: string;
  options: readonly (readonly [value: string, label: string])[];
  value: string;
  pick: (value: string) => void;
}) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {options.map(([one, label]) => (
        <label key={one}>
          <input
            type="radio"
            name={`odds-${name}`}
            value={one}
            checked={one === value}
            onChange={() => pick(one)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

const MOST_LABELS = 9;
const [HIGH, STEP, BAR] = [92, 40, 34];

function Chart({ chances, reading }: { chances: Chances; reading: Reading }) {
  const { counters, enough } = chances;
  const read = readAs(counters, reading);
  const most = Math.max(...read, 1e-9);
  const few = counters.length <= MOST_LABELS;
  const kills = (at: number) => at >= enough && (reading !== 'at most' || enough === 0);
  return (
    <>
      <svg
        class="chart"
        viewBox={`0 0 ${Math.max(counters.length, 5) * STEP} ${HIGH + 38}`}
        role="img"
        aria-label={`Chart of the chance of ${reading} so many counters; the table below has the numbers.`}
      >
        {read.map((chance, at) => {
          const height = Math.max(chance > 0 ? 1.5 : 0, (chance / most) * HIGH);
          const middle = at * STEP + STEP / 2;
          return (
            <g key={at} class={kills(at) ? 'kills' : ''}>
              {few && (
                <text class="share" x={middle} y={HIGH + 12 - height}>
                  {shortPercent(chance)}
                </text>
              )}
              <rect
                x={middle - BAR / 2}
                y={HIGH + 16 - height}
                width={BAR}
                height={height}
                rx="3"
              />
              <text class="count" x={middle} y={HIGH + 33}>
                {at}
              </text>
            </g>
          );
        })}
      </svg>
      {enough < counters.length && reading !== 'at most' && (
        <p class="legend">
          <i /> {enough} or more: discarded
        </p>
      )}
      <details>
        <summary>As a table</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Counters, {reading}</th>
              <th scope="col">Chance</th>
              <th scope="col">Odds</th>
            </tr>
          </thead>
          <tbody>
            {read.map((chance, at) => (
              <tr key={at}>
                <th scope="row">{at}</th>
                <td>{percentText(chance)}</td>
                <td>{oneInText(chance)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

/** Room for a bar's width: `18.4%`, `<0.1%`. */
function shortPercent(chance: number): string {
  if (chance > 0 && chance < 0.0005) return '<0.1%';
  if (chance < 1 && chance > 0.9995) return '>99.9%';
  return percentText(chance);
}
