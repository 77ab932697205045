/** Two keywords chosen, one answer shown. All it knows it reads off the chart and the list of the page. */
export {};

const form = document.querySelector<HTMLFormElement>('[data-pick]');
const panel = document.querySelector<HTMLElement>('[data-picked]');
const idle = [...(panel?.childNodes ?? [])];
const chart = document.querySelector<HTMLTableElement>('[data-chart]');
const rows = new Map(
  [...(chart?.tBodies[0]?.rows ?? [])].map((row, place) => [
    row.dataset['k'] ?? '',
    { row, place },
  ]),
);
const gists = new Map(
  [...document.querySelectorAll<HTMLAnchorElement>('[data-answers] a[data-gist]')].map((link) => [
    link.pathname,
    link.dataset['gist'] ?? '',
  ]),
);

/** The cell where two keywords meet; it stands in the row of the later one. */
function cellOf(a: string, b: string): HTMLTableCellElement | undefined {
  const one = rows.get(a);
  const other = rows.get(b);
  if (!one || !other || one === other) return undefined;
  const [early, late] = one.place < other.place ? [one, other] : [other, one];
  return late.row.cells[early.place + 1];
}

function element(tag: string, text: string, className = ''): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  made.className = className;
  return made;
}

interface Picked {
  name: string;
  step: string;
}

/** What the panel says of two keywords. */
function answer(cell: HTMLTableCellElement | undefined, a: Picked, b: Picked): Node[] {
  const both = `${a.name} × ${b.name}`;
  const link = cell?.querySelector('a');
  if (link) {
    const title = (link.getAttribute('aria-label') ?? '').replace(/^.*?: /, '');
    const gist = gists.get(link.pathname);
    const head = element('h2', '');
    const to = document.createElement('a');
    to.href = link.href;
    to.textContent = title;
    head.append(to);
    const how = gist ? 'answered, with examples' : 'in a ruling';
    return [
      element('p', `${both}: ${how}`, 'verdict'),
      head,
      element(
        'p',
        gist ?? 'A ruling of one names the other. It stands on that page, with its examples.',
      ),
    ];
  }
  if (cell?.textContent?.trim() === '?') {
    return [
      element('p', `${both}: not ruled`, 'verdict'),
      element(
        'p',
        `Both act at one step, "${a.step}", and no source or ruling names them together. Each does what its own page says. If the order matters, agree on it before you roll.`,
      ),
    ];
  }
  return [
    element('p', `${both}: no special interaction`, 'verdict'),
    element(
      'p',
      'They act at different moments, and no ruling names them together. Each does what its own page says.',
    ),
  ];
}

/** One keyword twice: what is known of several copies stands on its own page. */
function same(name: string): Node[] {
  return [
    element('p', `${name} × ${name}`, 'verdict'),
    element('p', `The page of ${name} says what several copies do.`),
  ];
}

function picked(select: HTMLSelectElement): Picked {
  const option = select.selectedOptions[0];
  const first = form?.querySelector<HTMLOptionElement>(
    `[name="a"] option[value="${select.value}"]`,
  );
  return { name: option?.textContent ?? '', step: first?.dataset['step'] ?? '' };
}

function show(a: HTMLSelectElement, b: HTMLSelectElement): void {
  for (const old of chart?.querySelectorAll('.chosen') ?? []) old.classList.remove('chosen');
  if (!panel) return;
  if (a.value === '' || b.value === '') {
    panel.replaceChildren(...idle);
    return;
  }
  if (a.value === b.value) {
    panel.replaceChildren(...same(picked(a).name));
    return;
  }
  const cell = cellOf(a.value, b.value);
  cell?.classList.add('chosen');
  panel.replaceChildren(...answer(cell, picked(a), picked(b)));
}

/** Lights the names of the row and the column under the pointer or the focus. */
function light(target: EventTarget | null): void {
  for (const old of chart?.querySelectorAll('.lit') ?? []) old.classList.remove('lit');
  const cell = (target as Element | null)?.closest('td');
  const row = cell?.parentElement as HTMLTableRowElement | null;
  if (!cell || !row || !chart?.tBodies[0]?.contains(cell)) return;
  row.classList.add('lit');
  chart.tBodies[0].rows[cell.cellIndex - 1]?.querySelector('.own')?.classList.add('lit');
}

if (form) {
  const a = form.elements.namedItem('a') as HTMLSelectElement;
  const b = form.elements.namedItem('b') as HTMLSelectElement;
  const readAddress = (): void => {
    const given = new URLSearchParams(location.search);
    for (const select of [a, b]) {
      const wanted = given.get(select.name) ?? '';
      select.value = [...select.options].some(({ value }) => value === wanted) ? wanted : '';
    }
    show(a, b);
  };
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('change', () => {
    const address = new URL(location.href);
    for (const { name, value } of [a, b]) {
      if (value === '') address.searchParams.delete(name);
      else address.searchParams.set(name, value);
    }
    history.replaceState(null, '', address);
    show(a, b);
  });
  chart?.addEventListener('pointerover', ({ target }) => light(target));
  chart?.addEventListener('pointerleave', () => light(null));
  chart?.addEventListener('focusin', ({ target }) => light(target));
  addEventListener('popstate', readAddress);
  readAddress();
}
