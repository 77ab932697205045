/** What is played, and what counts for both sides: the kind, the way of the damage, sides, Force. */
import { Component } from 'preact';
import type { Start } from '../../examples/attack/recording.ts';
import { keywordName } from '../demo/names.ts';
import { withKind } from './kinds.ts';
import { Said } from './Said.tsx';
import { type Kind, kindOf, slotsOf } from './slots.ts';
import {
  forceOf,
  giftsOf,
  rollsOf,
  waysOf,
  withForce,
  withGift,
  withoutGift,
  withRolls,
  withSides,
  withVia,
} from './terms.ts';

const KINDS: readonly (readonly [Kind, string])[] = [
  ['attack', 'Attack'],
  ['damage', 'Dice of damage'],
  ['arrival', 'Arrival'],
];
const FORCES = Array.from({ length: 13 }, (_, force) => force);

export interface BarProps {
  start: Start;
  /** `fresh`: what was done before makes no sense any more. */
  change(start: Start, fresh: boolean): void;
}

export function Bar({ start, change }: BarProps) {
  const kind = kindOf(start);
  const force = forceOf(start);
  const dark = slotsOf(start)[0]?.spec.side !== 'light';
  return (
    <div class="bar">
      <fieldset class="kinds">
        <legend class="sr">What is played</legend>
        {KINDS.map(([id, label]) => (
          <label key={id}>
            <input
              type="radio"
              name="lab-kind"
              value={id}
              checked={kind === id}
              onChange={() => change(withKind(start, id), true)}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <Way start={start} change={change} />
      <details class="rules">
        <summary>Sides, Force, cards</summary>
        <div>
          {(['dark', 'light'] as const).map((side) => (
            <label key={side}>
              Force of the {side === 'dark' ? 'Dark' : 'Light'} Side
              <select
                value={force[side] === undefined ? '' : String(force[side])}
                onChange={({ currentTarget: { value } }) =>
                  change(withForce(start, side, value === '' ? undefined : Number(value)), false)
                }
              >
                <option value="">enough</option>
                {FORCES.map((number) => (
                  <option key={number} value={number}>
                    {number}
                  </option>
                ))}
              </select>
            </label>
          ))}
          {kind === 'attack' && <Gifts start={start} change={change} />}
          <button type="button" onClick={() => change(withSides(start), false)}>
            Swap sides: {dark ? 'Light Side' : 'Dark Side'} first
          </button>
        </div>
      </details>
    </div>
  );
}

/** What cards give in the attack, each in the notation. */
class Gifts extends Component<BarProps, { text: string; problem: string }> {
  override state = { text: '', problem: '' };

  private add(): void {
    const { start, problems } = withGift(this.props.start, this.state.text);
    this.setState(start ? { text: '', problem: '' } : { problem: problems.join(' ') });
    if (start) this.props.change(start, false);
  }

  override render() {
    const { start, change } = this.props;
    const { text, problem } = this.state;
    const known = ['attacker power 2 at attack-pop', ...GIFTS];
    return (
      <form
        class="gifts"
        onSubmit={(event) => {
          event.preventDefault();
          this.add();
        }}
      >
        <label for="lab-gift">A card gives</label>
        <input
          id="lab-gift"
          type="text"
          list="lab-gifts"
          autocomplete="off"
          placeholder="attacker power 2 at attack-pop"
          aria-describedby="lab-gift-wrong"
          aria-invalid={problem ? true : undefined}
          value={text}
          onInput={({ currentTarget }) => this.setState({ text: currentTarget.value })}
        />
        <datalist id="lab-gifts">
          {known.map((gift) => (
            <option key={gift} value={gift} />
          ))}
        </datalist>
        <button type="submit">Add</button>
        <p id="lab-gift-wrong" class="wrong" role="status">
          {problem && <Said text={problem} />}
        </p>
        <ul class="plain">
          {giftsOf(start).map((gift, at) => (
            <li key={gift}>
              {gift}
              <button
                type="button"
                class="away"
                aria-label={`Take away: ${gift}`}
                onClick={() => change(withoutGift(start, at), false)}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      </form>
    );
  }
}

const GIFTS = [
  'defender Evade 2 at damage-prevention',
  'attacker Lucky 1 at re-roll',
  'attacker Critical Hit 2 at attack-pop',
  'defender Parry 1 at attack-pop',
];

/** With what it is attacked, whose dice are rolled, how a unit arrives: only where there is a choice. */
function Way({ start, change }: BarProps) {
  const ways = waysOf(start);
  if ('attack' in start && (ways.length > 0 || start.attack.via)) {
    return (
      <label class="way">
        Attacks with
        <select
          value={start.attack.via ?? ''}
          onChange={({ currentTarget: { value } }) =>
            change(withVia(start, value || undefined), true)
          }
        >
          <option value="">its power</option>
          {ways.map((id) => (
            <option key={id} value={id}>
              {keywordName(id)}
            </option>
          ))}
        </select>
      </label>
    );
  }
  if ('damage' in start) {
    const { keyword = '', dice } = start.damage;
    return (
      <label class="way">
        Rolls
        <select
          value={keyword || String(dice)}
          onChange={({ currentTarget: { value } }) =>
            change(withRolls(start, /^\d+$/.test(value) ? Number(value) : value), true)
          }
        >
          {rollsOf(start).map((id) => (
            <option key={id} value={id}>
              {keywordName(id)}
            </option>
          ))}
          {[...new Set([...(keyword ? [] : [dice]), 1, 2, 3, 4, 5, 6])].map((number) => (
            <option key={number} value={number}>
              {number === 1 ? '1 plain die' : `${number} plain dice`}
            </option>
          ))}
        </select>
      </label>
    );
  }
  if ('arrival' in start) {
    const { arrival } = start;
    return (
      <label class="way">
        It is
        <select
          value={arrival.how ?? 'deployed'}
          onChange={({ currentTarget: { value } }) =>
            change({ arrival: { ...arrival, how: value as 'deployed' } }, true)
          }
        >
          <option value="deployed">deployed</option>
          <option value="moved">moved there</option>
          <option value="put">put there</option>
        </select>
      </label>
    );
  }
  return null;
}
