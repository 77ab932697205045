/** The keywords of a sheet, each with its values, its gist, its rulings, its cards and a code to its page. */
import { useMemo } from 'preact/hooks';
import { encode } from 'uqr';
import type { SheetRow } from '../../decks/sheet.ts';
import type { SheetData, SheetKeyword } from '../../decks/sheet-data.ts';

export type Detail = 'compact' | 'short' | 'full';
export type Order = 'name' | 'step';

const ROLE_WORDS = { grants: 'given', removes: 'taken away', mentions: 'named' } as const;

/** A code that a phone reads, as one path. */
function Code({ address, name }: { address: string; name: string }) {
  const { path, size } = useMemo(() => {
    const { data, size } = encode(address, { ecc: 'M', border: 2 });
    const squares = data.flatMap((line, y) =>
      line.map((on, x) => (on ? `M${x} ${y}h1v1h-1z` : '')),
    );
    return { path: squares.join(''), size };
  }, [address]);
  return (
    <svg
      class="code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={`Code to the page of ${name}`}
    >
      <path class="ground" d={`M0 0h${size}v${size}h-${size}z`} />
      <path class="squares" d={path} />
    </svg>
  );
}

function Rulings({
  keyword,
  detail,
  link,
}: {
  keyword: SheetKeyword;
  detail: Detail;
  link: string;
}) {
  if (detail === 'compact' || keyword.rulings.length === 0) return null;
  return (
    <ol class={`points ${detail}`}>
      {keyword.rulings.map(([id, title, text]) => (
        <li key={id}>
          <a href={`${link}#${id}`}>{title}</a>
          {detail === 'full' &&
            text.split(/\n{2,}/).map((paragraph, at) => <p key={at}>{paragraph}</p>)}
        </li>
      ))}
    </ol>
  );
}

function Row({
  row,
  keyword,
  name,
  detail,
  base,
}: {
  row: SheetRow;
  keyword: SheetKeyword | undefined;
  name: string;
  detail: Detail;
  base: string;
}) {
  const link = keyword === undefined ? '' : base.replace(/\/$/, '') + keyword.address;
  const roles = row.roles.includes('has') ? [] : row.roles.filter((role) => role !== 'has');
  const cards = row.cards.map(({ title, count }) =>
    count === undefined ? title : `${count} ${title}`,
  );
  return (
    <li class="row" data-keyword={row.keyword}>
      <div class="text">
        <h3>
          {keyword === undefined ? name : <a href={link}>{name}</a>}
          {row.values.length > 0 && <span class="values"> {row.values.join(', ')}</span>}
          {roles.length > 0 && (
            <small class="soft"> {roles.map((role) => ROLE_WORDS[role]).join(', ')}</small>
          )}
        </h3>
        <p class="what">{keyword?.gist ?? 'A keyword of the game that has no page here yet.'}</p>
        {keyword && <Rulings keyword={keyword} detail={detail} link={link} />}
        {cards.length > 0 && <p class="users soft">{cards.join(' · ')}</p>}
      </div>
      {keyword && <Code address={new URL(link, location.href).href} name={name} />}
    </li>
  );
}

export function Rows({
  rows,
  data,
  detail,
  order,
  base,
}: {
  rows: readonly SheetRow[];
  data: SheetData;
  detail: Detail;
  order: Order;
  base: string;
}) {
  const byId = useMemo(() => new Map(data.keywords.map((each) => [each.id, each])), [data]);
  const names = useMemo(() => new Map(data.names.map(({ id, name }) => [id, name])), [data]);
  const entries = rows
    .map((row) => ({
      row,
      keyword: byId.get(row.keyword),
      name: names.get(row.keyword) ?? row.keyword,
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  const list = (some: typeof entries) => (
    <ul class={`plain rows ${detail}`}>
      {some.map(({ row, keyword, name }) => (
        <Row
          key={row.keyword}
          row={row}
          keyword={keyword}
          name={name}
          detail={detail}
          base={base}
        />
      ))}
    </ul>
  );
  if (order === 'name') return list(entries);
  const last = Number.MAX_SAFE_INTEGER;
  const steps = [...new Set(entries.map(({ keyword }) => keyword?.step ?? last))].sort(
    (a, b) => a - b,
  );
  return (
    <div class="steps">
      {steps.map((step) => {
        const some = entries.filter(({ keyword }) => (keyword?.step ?? last) === step);
        return (
          <section key={step} class="step">
            <h2>{some[0]?.keyword?.stepName ?? 'No page here yet'}</h2>
            {list(some)}
          </section>
        );
      })}
    </div>
  );
}
