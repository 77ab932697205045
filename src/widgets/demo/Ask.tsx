/** A choice that is open: whose it is, what is asked, the legal options, and what is not legal now. */
import { stepNamed } from '../../rules/step-names.ts';
import type { AttackState, Await, Barred, Option } from '../../rules/types.ts';
import { Cite } from './Cite.tsx';
import type { Picking } from './picking.ts';
import type { Action } from './sheet.ts';

export type Choice = Extract<Await, { kind: 'choice' }>;

/** Whose choice it is, in words. */
export function chooser(state: AttackState, { player }: Choice): string {
  const { attack } = state;
  const side = player === 'dark' ? 'Dark Side' : 'Light Side';
  const attacker = state.units.find(({ id }) => id === attack?.attacker);
  if (attacker === undefined) return `The ${side} player`;
  return `The ${attacker.side === player ? 'attacking' : 'defending'} player (${side})`;
}

const MOST_BUTTONS = 8;

export function Ask({
  state,
  choice,
  picking,
  send,
}: {
  state: AttackState;
  choice: Choice;
  picking: Picking | undefined;
  send: (action: Action) => void;
}) {
  const { options, about, step, preset } = choice;
  const many = options.length > MOST_BUTTONS;
  const label = (option: Option) => {
    if (!option.dice) return option.label;
    const count = picking?.positions.length ?? 0;
    return count === 0
      ? `${option.label}: tap them above`
      : `Roll ${count === 1 ? 'this die' : `these ${count} dice`} again`;
  };
  const choose = (option: Option) => {
    if (!option.dice) send({ do: 'choose', choose: option.id });
    else if (picking && picking.positions.length > 0) {
      send({ do: 'choose', choose: option.id, positions: picking.positions });
    }
  };
  return (
    <section class="ask" aria-label="Open choice">
      <p class="who">
        <b>{chooser(state, choice)} chooses</b>
        <span>{stepNamed(step).name}</span>
      </p>
      {choice.keyword !== undefined && <p>{about}</p>}
      {many ? (
        <div class="options">
          <select data-next aria-label={about}>
            {options.map((option) => (
              <option key={option.id} value={option.id} selected={option.id === preset}>
                {option.label}
              </option>
            ))}
          </select>
          <button
            type="button"
            class="main"
            onClick={({ currentTarget }) => {
              const { value } = currentTarget.previousElementSibling as HTMLSelectElement;
              const option = options.find(({ id }) => id === value);
              if (option) choose(option);
            }}
          >
            Do it
          </button>
        </div>
      ) : (
        <div class="options">
          {options.map((option, at) => (
            <button
              key={option.id}
              type="button"
              data-next={at === 0 ? '' : undefined}
              aria-disabled={option.dice && !picking?.positions.length ? true : undefined}
              onClick={() => choose(option)}
            >
              {label(option)}
            </button>
          ))}
        </div>
      )}
      <NotNow state={state} step={step} />
    </section>
  );
}

/** Plays of this step that were looked at and are not legal, each with its ruling. */
function NotNow({ state, step }: { state: AttackState; step: string }) {
  const barred = (state.barred as readonly Barred[]).filter((play) => play.step === step);
  if (barred.length === 0) return null;
  return (
    <details class="barred">
      <summary>Not legal here: {barred.length}</summary>
      <ul class="plain">
        {barred.map((play) => (
          <li key={`${play.id} ${play.ruling}`}>
            <b>{play.label}</b> {play.why} <Cite ruling={play.ruling}>Ruling</Cite>
          </li>
        ))}
      </ul>
    </details>
  );
}
