/** The page of a loaded card: its facts as printed, what its keywords do, and the way to the lab. */
import { useMemo } from 'preact/hooks';
import { localCardAddress } from '../../catalog/address.ts';
import { type LoadedCard, scannedText, textLines } from '../../decks/sets/card.ts';
import { labAddress, labUnit } from '../../decks/sets/lab.ts';
import type { SheetData, SheetKeyword } from '../../decks/sheet-data.ts';
import { makeScanner, type Use } from '../../notation/scan.ts';
import { makeVocabulary } from '../../notation/vocabulary.ts';
import type { CardPage } from './ask.ts';

const NUMBERS = ['cost', 'speed', 'power', 'health'] as const;
const REST = ['set', 'number', 'rarity', 'usage', 'classification'] as const;

const title = (text: string): string => (text[0] ?? '').toUpperCase() + text.slice(1);

interface Words {
  data: SheetData;
  link(address: string): string;
}

export function LocalCard({ page, data, base }: { page: CardPage; data: SheetData; base: string }) {
  const [first, ...others] = page.cards;
  const words: Words = { data, link: (address) => base.replace(/\/$/, '') + address };
  if (first === undefined) return null;
  const bare = /^(.*?)( \([^()]*\))$/.exec(first.name);
  return (
    <>
      <h1>
        {bare?.[1] ?? first.name}
        {bare && <span class="version">{bare[2]}</span>}
      </h1>
      <Printing card={first} words={words} />
      {others.map((card) => (
        <section class="printing" key={`${card.set} ${card.number} ${card.text}`}>
          <h2>Also in set {card.set}</h2>
          <Printing card={card} words={words} brief={scannedText(card) === scannedText(first)} />
        </section>
      ))}
    </>
  );
}

function Printing({ card, words, brief }: { card: LoadedCard; words: Words; brief?: boolean }) {
  const { names } = words.data;
  const { text, uses, unit } = useMemo(() => {
    const text = scannedText(card);
    const uses = makeScanner(names)(text);
    return { text, uses, unit: labUnit(card, uses, makeVocabulary(names)) };
  }, [card, names]);
  const kind = [card.side, card.type, card.subtype].filter((part) => part !== '').join(' · ');
  const numbers = NUMBERS.filter((key) => card[key] !== '');
  const rest = REST.filter((key) => card[key] !== '');
  return (
    <>
      {kind !== '' && <p class="lead">{kind}</p>}
      {numbers.length > 0 && (
        <dl class="stats">
          {numbers.map((key) => (
            <div key={key}>
              <dt>{title(key)}</dt>
              <dd>{card[key]}</dd>
            </div>
          ))}
        </dl>
      )}
      {!brief && text !== '' && <PrintedText text={text} uses={uses} words={words} />}
      {rest.length > 0 && (
        <dl class="rest soft">
          {rest.map((key) => (
            <div key={key}>
              <dt>{title(key)}</dt>
              <dd>{card[key]}</dd>
            </div>
          ))}
        </dl>
      )}
      {!brief && unit !== undefined && (
        <div class="to-lab">
          <a class="button main" href={words.link(labAddress(unit, 'attacker'))}>
            Open in lab as attacker
          </a>
          <a class="button" href={words.link(labAddress(unit, 'defender'))}>
            as defender
          </a>
          {unit.left.length > 0 && (
            <details>
              <summary>What the lab leaves out</summary>
              <ul>
                {unit.left.map((each) => (
                  <li key={each}>{title(each)}.</li>
                ))}
              </ul>
            </details>
          )}
        </div>
      )}
      {!brief && <Keywords uses={uses} words={words} />}
    </>
  );
}

/** The text as printed, each keyword a link to its page. */
function PrintedText({ text, uses, words }: { text: string; uses: readonly Use[]; words: Words }) {
  const pages = new Map(words.data.keywords.map(({ id, address }) => [id, address]));
  let from = 0;
  return (
    <div class="printed">
      {textLines({ text: text.replaceAll('\n', '|') }).map((line, at) => {
        const start = from;
        from += line.length + 1;
        const parts = [];
        let done = 0;
        for (const use of uses) {
          const address = pages.get(use.keyword);
          const [begin, end] = [use.from - start, use.to - start];
          if (begin < done || end > line.length || address === undefined) continue;
          parts.push(line.slice(done, begin));
          parts.push(
            <a key={begin} href={words.link(address)}>
              {line.slice(begin, end)}
            </a>,
          );
          done = end;
        }
        return (
          <p key={at}>
            {parts}
            {line.slice(done)}
          </p>
        );
      })}
    </div>
  );
}

const ROLE_WORDS = { grants: 'given', removes: 'taken away', mentions: 'named' } as const;

interface Row {
  id: string;
  name: string;
  values: string[];
  costs: string[];
  roles: Use['role'][];
  page: SheetKeyword | undefined;
}

function rowsOf(uses: readonly Use[], { data }: Words): Row[] {
  const rows = new Map<string, Row>();
  for (const { keyword, value, plus, role, cost } of uses) {
    const page = data.keywords.find(({ id }) => id === keyword);
    const name = page?.name ?? data.names.find(({ id }) => id === keyword)?.name ?? keyword;
    const row = rows.get(keyword) ?? { id: keyword, name, values: [], costs: [], roles: [], page };
    rows.set(keyword, row);
    if (!row.roles.includes(role)) row.roles.push(role);
    const said = value === undefined ? '' : `${plus ? '+' : ''}${value}`;
    if (said !== '' && !row.values.includes(said)) row.values.push(said);
    if (cost !== undefined && !row.costs.includes(cost)) row.costs.push(cost);
  }
  return [...rows.values()];
}

function Keywords({ uses, words }: { uses: readonly Use[]; words: Words }) {
  const rows = rowsOf(uses, words);
  if (rows.length === 0) return <p class="soft after">No keyword stands in its text.</p>;
  return (
    <ul class="entries uses">
      {rows.map(({ id, name, values, costs, roles, page }) => {
        const given = roles.includes('has')
          ? []
          : roles.flatMap((role) => (role === 'has' ? [] : ROLE_WORDS[role]));
        const notes = [...costs, ...given];
        return (
          <li key={id} data-keyword={id}>
            <div>
              {page === undefined ? (
                <b class="to">{name}</b>
              ) : (
                <a class="to" href={words.link(page.address)}>
                  {name}
                </a>
              )}
              {values.length > 0 && <span class="values"> {values.join(', ')}</span>}
              {notes.length > 0 && <small class="soft"> {notes.join(', ')}</small>}
            </div>
            <div>
              <p>{page?.gist ?? 'A keyword of the game that has no page here yet.'}</p>
              {page !== undefined && page.rulings.length > 0 && (
                <details>
                  <summary>
                    {page.rulings.length === 1 ? '1 ruling' : `${page.rulings.length} rulings`}
                  </summary>
                  <ol>
                    {page.rulings.map(([ruling, heading]) => (
                      <li key={ruling}>
                        <a href={`${words.link(page.address)}#${ruling}`}>{heading}</a>
                      </li>
                    ))}
                  </ol>
                </details>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** No card of this name: what may have been meant, and how to bring cards. */
export function NoCard({
  name,
  page,
  base,
  any,
}: {
  name: string;
  page: CardPage;
  base: string;
  any: boolean;
}) {
  const root = base.replace(/\/$/, '');
  return (
    <>
      <h1>{name === '' ? 'No card' : 'Not here'}</h1>
      <p class="lead">
        {name === ''
          ? 'The address names no card.'
          : any
            ? `"${name}" is not among your card data.`
            : `No card data are on this device, so "${name}" can't be shown.`}
      </p>
      {page.near.length > 0 && (
        <>
          <p>Did you mean one of these?</p>
          <ul class="chips">
            {page.near.map((near) => (
              <li key={near}>
                <a href={root + localCardAddress(near)}>{near}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p class="after">
        <a class="button" href={`${root}/cards/#card-data`}>
          {any ? 'Your card data' : 'Bring your card data'}
        </a>
      </p>
    </>
  );
}
