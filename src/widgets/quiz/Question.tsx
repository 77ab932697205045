/** One question: what is known, what is asked, the answers, and what came of it. */
import { useEffect, useRef } from 'preact/hooks';
import type { QuizQuestion, QuizRow } from '../../examples/quiz/types.ts';
import { DieFace } from '../Die.tsx';

/** A question with the address of its situation in the demo, if it has one. */
export type AskedQuestion = QuizQuestion & { play?: string };

export function Scene({ rows }: { rows: readonly QuizRow[] }) {
  return (
    <dl class="scene">
      {rows.map(({ label, text, dice }, at) => (
        <div key={at}>
          <dt>{label}</dt>
          <dd>
            {text}
            {dice && (
              <span class="tray" role="img" aria-label={dice.join(', ')}>
                {dice.map((natural, place) => (
                  <span key={place} class="die plain-die" aria-hidden="true">
                    <DieFace natural={natural} word="" />
                  </span>
                ))}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function Question({
  question,
  head,
  answered,
  answer,
  next,
  last,
  base,
}: {
  question: AskedQuestion;
  /** `Question 3 of 10` */
  head: string;
  /** The answer that was given, from 0. */
  answered: number | undefined;
  answer(choice: number): void;
  next(): void;
  last: boolean;
  base: string;
}) {
  const title = useRef<HTMLHeadingElement>(null);
  const go = useRef<HTMLButtonElement>(null);
  const { id, ask, rows, choices, right, because, ruling, address, play } = question;
  useEffect(() => title.current?.focus(), [id]);
  useEffect(() => {
    if (answered === undefined) return;
    go.current?.focus({ preventScroll: true });
    go.current?.closest('.verdict')?.scrollIntoView({ block: 'nearest' });
  }, [answered]);
  const link = (to: string): string => base.replace(/\/$/, '') + to;
  const press = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return;
    const choice = Number(event.key) - 1;
    if (answered === undefined && choices[choice] !== undefined && /^[1-4]$/.test(event.key)) {
      event.preventDefault();
      answer(choice);
    }
  };
  const ok = answered === right;
  return (
    <section class="question" aria-labelledby="ask" onKeyDown={press}>
      <p class="soft">{head}</p>
      <h2 id="ask" ref={title} tabIndex={-1}>
        {ask}
      </h2>
      <Scene rows={rows} />
      <fieldset class="choices" aria-labelledby="ask">
        {choices.map((choice, at) => (
          <button
            key={choice}
            type="button"
            class={
              answered === undefined
                ? ''
                : at === right
                  ? 'is-right'
                  : at === answered
                    ? 'is-wrong'
                    : 'is-other'
            }
            aria-disabled={answered !== undefined}
            onClick={() => answered === undefined && answer(at)}
          >
            <span class="key" aria-hidden="true">
              {at + 1}
            </span>
            {choice}
            {answered !== undefined && at === right && <span class="sr"> (right)</span>}
          </button>
        ))}
      </fieldset>
      <div class="verdict">
        <p role="status">
          {answered !== undefined &&
            (ok ? 'Right.' : `Not right: the answer is ${choices[right]}.`)}
        </p>
        {answered !== undefined && (
          <>
            {because !== '' && <p>{because}</p>}
            <p>
              <a href={link(address)}>{ruling}</a>
              {play && (
                <>
                  {' · '}
                  <a href={link(address.replace(/(#.*)?$/, `?${play}$1`))}>Play it</a>
                </>
              )}
            </p>
            <button ref={go} type="button" class="main" onClick={next}>
              {last ? 'See how you did' : 'Next question'}
            </button>
          </>
        )}
      </div>
    </section>
  );
}
