/** The sheet: what a player pastes, and every keyword of it. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { LARGEST_DECK, tooLarge } from '../../decks/decode.ts';
import { LONGEST_SHEET_TEXT, type Sheet as Read, type SheetRow } from '../../decks/sheet.ts';
import { type Listed, readList, writeList } from '../../decks/sheet-address.ts';
import type { SheetData } from '../../decks/sheet-data.ts';
import { looksLikeSheet, readSheetFile, writeSheetFile } from '../../decks/sheet-file.ts';
import type { Reader } from './ask.ts';
import { readHash, writeHash } from './hash.ts';
import { Keep } from './Keep.tsx';
import { Looks } from './Looks.tsx';
import { Rows } from './Rows.tsx';
import { Said } from './Said.tsx';

const NOTHING: Read = { rows: [], cards: [], unknown: [], problems: [] };
const REST = 250;

const listed = (rows: readonly Listed[]): SheetRow[] =>
  rows.map((row) => ({ ...row, roles: ['has'], cards: [] }));

export function Sheet({
  base,
  data,
  reader,
  draft,
}: {
  base: string;
  data: SheetData;
  reader: Reader;
  /** What was typed before this was ready. */
  draft: string;
}) {
  const first = useRef(readHash(location.hash)).current;
  const [text, setText] = useState(draft);
  const [read, setRead] = useState<Read>(NOTHING);
  const [lent, setLent] = useState<Listed[]>(() => readList(first.list));
  const [detail, setDetail] = useState(first.detail);
  const [order, setOrder] = useState(first.order);
  const [name, setName] = useState('');
  const [status, setStatus] = useState('');
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<string[]>([]);
  const [titles, setTitles] = useState(() => data.cards.map(({ title }) => title));
  const turn = useRef(0);

  const empty = text.trim() === '';
  const rows = empty ? listed(lent) : read.rows;
  const list = writeList(rows);
  const count = rows.length === 1 ? '1 keyword' : `${rows.length} keywords`;

  useEffect(() => {
    const here = ++turn.current;
    if (empty) {
      setRead(NOTHING);
      return undefined;
    }
    const timer = setTimeout(async () => {
      setBusy(true);
      const answer = await reader.ask({ kind: 'sheet', text });
      if (here !== turn.current) return;
      setBusy(false);
      if (answer.kind === 'sheet') setRead(answer.sheet);
      if (answer.kind === 'refused') setProblems([answer.message]);
    }, REST);
    return () => clearTimeout(timer);
  }, [text, empty, reader]);

  useEffect(() => {
    const hash = writeHash({ list, detail, order });
    if (!busy) history.replaceState(history.state, '', hash || location.pathname + location.search);
  }, [list, order, detail, busy]);

  useEffect(() => {
    const follow = (): void => {
      const { list, detail, order } = readHash(location.hash);
      setText('');
      setLent(readList(list));
      setDetail(detail);
      setOrder(order);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  const type = (next: string): void => {
    setLent([]);
    setProblems(
      next.length > LONGEST_SHEET_TEXT ? ['Only the first 200,000 characters are read.'] : [],
    );
    setText(next);
  };
  const cancel = (): void => {
    turn.current++;
    reader.cancel();
    setBusy(false);
    setStatus('Given up.');
  };
  const take = async (file: File): Promise<void> => {
    setStatus('');
    if (file.size > LARGEST_DECK) {
      setProblems([tooLarge(file.size, file.name).message]);
      return;
    }
    const here = ++turn.current;
    setBusy(true);
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const answer = await reader.ask({ kind: 'file', bytes, file: file.name });
      if (here !== turn.current) return;
      if (answer.kind === 'refused') setProblems([answer.message]);
      if (answer.kind !== 'file') return;
      if (looksLikeSheet(answer.text)) {
        const sheet = readSheetFile(answer.text, file.name);
        type(sheet.text);
        setLent(sheet.keywords);
        setName(sheet.name);
      } else {
        type(text.trim() === '' ? answer.text : `${text.trimEnd()}\n\n${answer.text}`);
        if (name === '') setName(file.name.replace(/\.[^.]*$/, '').slice(0, 80));
      }
      setProblems(
        answer.problems.map(({ file, line, message }) => `${file}, line ${line}: ${message}`),
      );
    } catch (error) {
      setProblems([error instanceof Error ? error.message : `${file.name} could not be read.`]);
    } finally {
      setBusy(false);
    }
  };
  const drop = useRef(take);
  drop.current = take;
  useEffect(() => {
    const over = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const down = (event: DragEvent): void => {
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      void drop.current(file);
    };
    addEventListener('dragover', over);
    addEventListener('drop', down);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('drop', down);
    };
  }, []);
  const addCard = (event: SubmitEvent): void => {
    event.preventDefault();
    const field = (event.currentTarget as HTMLFormElement).elements.namedItem(
      'card',
    ) as HTMLInputElement;
    const wanted = field.value.trim();
    if (wanted === '') return;
    type(`${text.trimEnd()}${empty ? '' : '\n'}1 ${wanted}`);
    field.value = '';
  };
  const offer = async (field: HTMLInputElement): Promise<void> => {
    const begin = field.value;
    if (begin.trim().length < 2) return;
    const answer = await reader.ask({ kind: 'titles', begin });
    if (answer.kind === 'titles' && field.value === begin) setTitles(answer.titles);
  };
  const share = new URL(location.href);
  share.hash = writeHash({ list, detail, order });

  return (
    <>
      <div class="give">
        <label class="box" for="sheet-text">
          Card texts, card names or a deck list
        </label>
        <textarea
          id="sheet-text"
          rows={empty ? 7 : 5}
          spellcheck={false}
          value={text}
          placeholder={'Pay 1 Force -> Evade 2. Critical Hit 1.\n2 Zaalbar (A)'}
          onInput={(event) => type(event.currentTarget.value)}
        />
        <div class="adds">
          <form onSubmit={addCard}>
            <label class="sr" for="sheet-card">
              Card
            </label>
            <input
              id="sheet-card"
              name="card"
              list="sheet-cards"
              placeholder="Card name"
              autocomplete="off"
              onInput={(event) => void offer(event.currentTarget)}
            />
            <datalist id="sheet-cards">
              {titles.map((title) => (
                <option key={title} value={title} />
              ))}
            </datalist>
            <button type="submit">Add card</button>
          </form>
          <label class="button file">
            Open a file
            <input
              type="file"
              class="sr"
              accept=".dek,.txt,.o8d,.json,text/plain,application/xml,application/json"
              onChange={(event) => {
                const [file] = event.currentTarget.files ?? [];
                if (file) void take(file);
                event.currentTarget.value = '';
              }}
            />
          </label>
          {!empty && (
            <button type="button" onClick={() => type('')}>
              Clear
            </button>
          )}
          {busy && (
            <button type="button" onClick={cancel}>
              Cancel
            </button>
          )}
        </div>
        <Said
          sheet={empty ? NOTHING : read}
          problems={problems}
          cards={`${base.replace(/\/$/, '')}/cards/#card-data`}
          swap={(from, to) =>
            type(
              text
                .split('\n')
                .map((line) => line.replace(from, () => to))
                .join('\n'),
            )
          }
        />
      </div>
      <p class="sr" role="status">
        {status || (rows.length > 0 && !busy ? count : '')}
      </p>
      {status !== '' && (
        <p class="soft told" aria-hidden="true">
          {status}
        </p>
      )}
      {rows.length > 0 && (
        <section class="sheet" aria-labelledby="sheet-title">
          <h2 id="sheet-title" class="title">
            {name.trim() || 'Your sheet'} <small class="soft">{count}</small>
          </h2>
          <Looks detail={detail} setDetail={setDetail} order={order} setOrder={setOrder} />
          <Rows rows={rows} data={data} detail={detail} order={order} base={base} />
        </section>
      )}
      {!empty && rows.length === 0 && !busy && read !== NOTHING && (
        <p class="none">No keyword in it.</p>
      )}
      <Keep
        name={name}
        setName={setName}
        text={text}
        list={list}
        json={writeSheetFile({ name: name.trim(), text, keywords: rows })}
        share={share.href}
        say={setStatus}
        open={(sheet) => {
          type(sheet.text);
          setLent(readList(sheet.list));
          setName(sheet.name);
          setStatus(`Opened "${sheet.name}".`);
        }}
      />
    </>
  );
}
