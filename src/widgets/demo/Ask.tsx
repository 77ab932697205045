/** A choice that is open: whose it is, what is asked, the legal options, and what is not legal now. */
import { stepNamed } from '../../rules/step-names.ts';
import type { Barred, Option } from '../../rules/types.ts';
import { Cite } from './Cite.tsx';
import type { Picking } from './picking.ts';
import type { Action } from './sheet.ts';
import type { Asked, Choice } from './standing.ts';

const MOST_BUTTONS = 8;

export function Ask({
  choice,
  asked: { chooser, barred },
  picking,
  send,
}: {
  choice: Choice;
  asked: Asked;
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
        <b>{chooser} chooses</b>
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
      <NotNow barred={barred} />
    </section>
  );
}

/** Plays of this step that were looked at and are not legal, each with its ruling. */
function NotNow({ barred }: { barred: readonly Barred[] }) {
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
