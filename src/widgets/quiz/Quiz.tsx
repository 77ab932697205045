/** The quiz: choose, answer ten, see how you did. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { type AskedQuestion, Question } from './Question.tsx';
import { MISSED, MIXED, readSeed, roundOf } from './round.ts';
import { loadScore, NO_SCORE, record, type Score, saveScore } from './score.ts';

export interface QuizProps {
  /** The site's base path. */
  base: string;
  /** Keywords that there are questions about: id, name, how many. */
  keywords: readonly (readonly [id: string, name: string, count: number])[];
  count: number;
}

interface Round {
  about: string;
  seed: number;
  questions: readonly AskedQuestion[];
  answers: readonly number[];
  /** Place of the question that is shown. */
  at: number;
}

let loading: Promise<readonly AskedQuestion[]> | undefined;
function load(base: string): Promise<readonly AskedQuestion[]> {
  loading ??= fetch(`${base}quiz.json`)
    .then((response) => {
      if (!response.ok) throw new Error(`quiz.json: ${response.status}`);
      return response.json() as Promise<readonly AskedQuestion[]>;
    })
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

const newSeed = (): number => Math.floor(Math.random() * 1_000_000);

function writeAddress(about: string, seed: number | undefined): void {
  const address = new URL(location.href);
  address.search = '';
  if (about !== MIXED) address.searchParams.set('about', about);
  if (seed !== undefined) address.searchParams.set('round', String(seed));
  history.replaceState(history.state, '', address);
}

const percent = ({ right, asked }: Score): number => Math.floor((100 * right) / Math.max(1, asked));

export function Quiz({ base, keywords, count }: QuizProps) {
  const [score, setScore] = useState<Score>(NO_SCORE);
  const [about, setAbout] = useState(MIXED);
  const [round, setRound] = useState<Round>();
  const [trouble, setTrouble] = useState('');
  const over = useRef<HTMLHeadingElement>(null);
  const finished = round !== undefined && round.at >= round.questions.length;

  const start = async (what: string, seed: number): Promise<void> => {
    setTrouble('');
    try {
      const questions = roundOf(await load(base), what, seed, loadScore().missed);
      if (questions.length === 0) {
        setTrouble('There is nothing to ask here. Choose something else.');
        return;
      }
      setAbout(what);
      setRound({ about: what, seed, questions, answers: [], at: 0 });
      // What was missed differs from device to device, so such a round has no address.
      writeAddress(what === MISSED ? MIXED : what, what === MISSED ? undefined : seed);
    } catch {
      setTrouble('The questions could not be loaded. Check your connection and try again.');
    }
  };

  useEffect(() => {
    setScore(loadScore());
    const given = new URLSearchParams(location.search);
    const wanted = given.get('about') ?? MIXED;
    const known = keywords.some(([id]) => id === wanted) ? wanted : MIXED;
    setAbout(known);
    const seed = readSeed(given.get('round'));
    if (seed !== undefined) void start(known, seed);
  }, []);
  useEffect(() => {
    if (finished) over.current?.focus();
  }, [finished]);

  const answer = (choice: number): void => {
    const question = round?.questions[round.at];
    if (!round || !question) return;
    const now = record(loadScore(), question.id, choice === question.right);
    saveScore(now);
    setScore(now);
    setRound({ ...round, answers: [...round.answers, choice] });
  };

  if (round && !finished) {
    const question = round.questions[round.at];
    if (!question) return null;
    const name = keywords.find(([id]) => id === round.about)?.[1];
    const number = `Question ${round.at + 1} of ${round.questions.length}`;
    return (
      <Question
        question={question}
        head={name ? `${number}: ${name}` : number}
        answered={round.answers[round.at]}
        answer={answer}
        next={() => setRound({ ...round, at: round.at + 1 })}
        last={round.at + 1 === round.questions.length}
        base={base}
      />
    );
  }

  const right = round?.questions.filter((each, at) => each.right === round.answers[at]).length ?? 0;
  return (
    <div class="start">
      {round && (
        <section aria-labelledby="over">
          <h2 id="over" ref={over} tabIndex={-1}>
            {right} of {round.questions.length} right
          </h2>
          <ol class="plain done">
            {round.questions.map((each, at) => (
              <li key={each.id}>
                <b>{each.right === round.answers[at] ? 'Right' : 'Missed'}</b>{' '}
                <a href={base.replace(/\/$/, '') + each.address}>{each.ruling}</a>
              </li>
            ))}
          </ol>
        </section>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void start(about, newSeed());
        }}
      >
        <label>
          About{' '}
          <select
            value={about}
            onChange={(event) => setAbout((event.target as HTMLSelectElement).value)}
          >
            <option value={MIXED}>everything, mixed ({count})</option>
            {score.missed.length > 0 && (
              <option value={MISSED}>what I missed ({score.missed.length})</option>
            )}
            {keywords.map(([id, name, many]) => (
              <option key={id} value={id}>
                {name} ({many})
              </option>
            ))}
          </select>
        </label>
        <button type="submit" class="main">
          {round ? 'Ten more' : 'Ask me ten'}
        </button>
      </form>
      <p class="soft hint">The keys 1 to 4 answer, Enter goes on.</p>
      <p role="status">{trouble}</p>
      {score.asked > 0 && (
        <p class="soft">
          On this device: {score.right} of {score.asked} right ({percent(score)} %), best run{' '}
          {score.best}.{' '}
          <button
            type="button"
            class="quiet"
            onClick={() => {
              saveScore(NO_SCORE);
              setScore(NO_SCORE);
              if (about === MISSED) setAbout(MIXED);
            }}
          >
            Start the count anew
          </button>
        </p>
      )}
    </div>
  );
}
