/** Card data: load them, see what is there, look a card up, take them away again. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Problem } from '../../decks/problem.ts';
import type { Hit } from '../../search/types.ts';
import type { About, Cards as CardStore, Loaded, Progress } from './ask.ts';
import { fromDrop, fromInput, type Picked } from './drop.ts';
import { dayInWords, many } from './facts.ts';

const NONE: About = { count: 0, own: 0, date: '', sets: [] };
const FOUND = 30;
const REST = 120;

export function Cards({ base, store }: { base: string; store: CardStore }) {
  const [about, setAbout] = useState<About>();
  const [progress, setProgress] = useState<Progress>();
  const [result, setResult] = useState<Loaded & { lent: boolean }>();
  const [status, setStatus] = useState('');
  const [wrong, setWrong] = useState('');
  const [over, setOver] = useState(false);
  const turn = useRef(0);
  const picker = useRef<HTMLInputElement>(null);
  const reading = progress !== undefined;
  const wasReading = useRef(false);
  // Buttons come and go while files are read; the focus goes along.
  useEffect(() => {
    if (wasReading.current && !reading) picker.current?.focus({ preventScroll: true });
    wasReading.current = reading;
  }, [reading]);

  useEffect(() => {
    store.open().then(setAbout, () => setAbout(NONE));
  }, [store]);

  const load = async (picking: Picked | Promise<Picked>): Promise<void> => {
    const here = ++turn.current;
    setResult(undefined);
    setWrong('');
    setStatus('');
    const { files, ignored } = await picking;
    if (here !== turn.current) return;
    if (files.length === 0) {
      setWrong(
        ignored === 0
          ? 'No file came with it.'
          : `None of the ${many(ignored, 'file')} is a set file: their names end in .txt.`,
      );
      return;
    }
    setProgress({ files: 0, of: files.length, cards: 0 });
    try {
      const loaded = await store.load(files, ignored, (now) => {
        if (here === turn.current) setProgress(now);
      });
      if (here !== turn.current) return;
      setResult(loaded);
      setAbout(loaded.about);
      setStatus(said(loaded));
    } catch (error) {
      if (here === turn.current) setWrong((error as Error).message);
    } finally {
      if (here === turn.current) setProgress(undefined);
    }
  };
  const cancel = (): void => {
    turn.current++;
    store.stop();
    setProgress(undefined);
    setStatus('Given up. Your cards are as they were.');
    store.open().then(setAbout, () => undefined);
  };
  const remove = async (): Promise<void> => {
    turn.current++;
    setResult(undefined);
    setAbout(await store.remove());
    setStatus('Your card data are removed from this device.');
    picker.current?.focus();
  };

  const drop = useRef(load);
  drop.current = load;
  useEffect(() => {
    const withFiles = (event: DragEvent): boolean =>
      event.dataTransfer?.types.includes('Files') ?? false;
    const enter = (event: DragEvent): void => {
      if (!withFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const down = (event: DragEvent): void => {
      setOver(false);
      if (!withFiles(event) || event.dataTransfer === null) return;
      event.preventDefault();
      void drop.current(fromDrop(event.dataTransfer));
    };
    addEventListener('dragover', enter);
    addEventListener('dragleave', leave);
    addEventListener('drop', down);
    return () => {
      removeEventListener('dragover', enter);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', down);
    };
  }, []);

  const take = (event: Event): void => {
    const input = event.currentTarget as HTMLInputElement;
    const picked = fromInput(input.files);
    input.value = '';
    void load(picked);
  };
  const there = about !== undefined && about.count > 0;
  return (
    <>
      <div class={`drop${over ? ' over' : ''}`}>
        {there && <Summary about={about} />}
        {reading ? (
          <Reading progress={progress} cancel={cancel} />
        ) : (
          <div class="picks">
            {folders && (
              <label class="button main file">
                {there ? 'Load a newer folder' : 'Choose the sets folder'}
                <input
                  ref={picker}
                  type="file"
                  class="sr"
                  multiple
                  {...{ webkitdirectory: true }}
                  onChange={take}
                />
              </label>
            )}
            <label class={`button file${folders ? '' : ' main'}`}>
              Choose files
              <input
                ref={folders ? null : picker}
                type="file"
                class="sr"
                multiple
                accept=".txt,.tsv,text/plain"
                onChange={take}
              />
            </label>
            {about !== undefined && about.own > 0 && (
              <button type="button" onClick={() => void remove()}>
                Remove {many(about.own, 'card')}
              </button>
            )}
            <span class="soft or">or drop them here</span>
          </div>
        )}
      </div>
      <p class="sr" role="status">
        {status}
      </p>
      {status !== '' && (
        <p class="told" aria-hidden="true">
          {status}
        </p>
      )}
      {wrong !== '' && (
        <div class="wrong" role="alert">
          <p>{wrong}</p>
        </div>
      )}
      {result !== undefined && <Problems result={result} />}
      {there && <Find base={base} store={store} key={`${about.count} ${about.date}`} />}
    </>
  );
}

/** What loading came to, in one sentence or two. */
function said({ read, files, kept, lent, about }: Loaded & { lent: boolean }): string {
  if (read === 0) return 'No card was read. What you had is as it was.';
  const done = `${many(read, 'card')} read from ${many(files, 'file')}; ${many(about.count, 'card')} can be found now.`;
  if (kept) return done;
  return lent
    ? `${done} This device would not keep them: its storage is full or closed. They work until you close this tab.`
    : `${done} This device would not keep them: its storage is full or closed. They work until you leave this page.`;
}

function Summary({ about: { count, own, date, sets } }: { about: About }) {
  const when = own > 0 ? ', loaded on' : ' come with this site, as of';
  return (
    <div class="have">
      <p>
        <b>{many(count, 'card')}</b> of {many(sets.length, 'set')}
        {date !== '' && (
          <>
            {when} <time dateTime={date}>{dayInWords(date)}</time>
          </>
        )}
        .
      </p>
      <details>
        <summary>Which sets</summary>
        <ul class="plain sets">
          {sets.map(([set, cards]) => (
            <li key={set}>
              {set} <span class="soft">{cards.toLocaleString('en')}</span>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

/** Phones may know no folders. */
const folders = 'webkitdirectory' in HTMLInputElement.prototype;

function Reading({
  progress: { files, of, cards },
  cancel,
}: {
  progress: Progress;
  cancel(): void;
}) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <div class="reading">
      <label>
        Reading {many(of, 'file')}: {many(cards, 'card')} so far
        <progress max={of} value={files} />
      </label>
      <button ref={button} type="button" onClick={cancel}>
        Cancel
      </button>
    </div>
  );
}

const line = ({ file, line, message }: Problem): string => `${file}, line ${line}: ${message}`;

function Problems({ result: { problems, untold, ignored } }: { result: Loaded }) {
  const all = problems.length + untold;
  return (
    <>
      {ignored > 0 && <p class="soft">{many(ignored, 'other file')} left alone.</p>}
      {all > 0 && (
        <details class="problems" open={all <= 5}>
          <summary>{many(all, 'thing')} could not be read as written</summary>
          <ul class="plain">
            {problems.map((problem) => (
              <li key={line(problem)}>{line(problem)}</li>
            ))}
          </ul>
          {untold > 0 && <p>And {untold.toLocaleString('en')} more.</p>}
        </details>
      )}
    </>
  );
}

function Find({ base, store }: { base: string; store: CardStore }) {
  const [query, setQuery] = useState('');
  const [hits, setHits] = useState<Hit[]>();
  const turn = useRef(0);
  useEffect(() => {
    const here = ++turn.current;
    if (query.trim() === '') {
      setHits(undefined);
      return undefined;
    }
    const timer = setTimeout(() => {
      store.find(query, FOUND).then(
        (found) => {
          if (here === turn.current) setHits(found);
        },
        () => undefined,
      );
    }, REST);
    return () => clearTimeout(timer);
  }, [query, store]);
  const count = hits?.length ?? 0;
  return (
    <search class="look-up">
      <label for="card-query">Look a card up</label>
      <input
        id="card-query"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autocomplete="off"
        spellcheck={false}
        placeholder="Name, type, or words of its text"
        value={query}
        onInput={(event) => setQuery(event.currentTarget.value)}
      />
      <p class="soft" role="status">
        {hits === undefined
          ? ''
          : count === 0
            ? `Nothing for "${query.trim()}".`
            : count === FOUND
              ? `The ${FOUND} best.`
              : many(count, 'card')}
      </p>
      {hits !== undefined && count > 0 && (
        <ul class="entries found">
          {hits.map(({ address, title, context }) => (
            <li key={address}>
              <a class="to" href={base.replace(/\/$/, '') + address}>
                {title}
              </a>
              <p class="soft">{context}</p>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}
