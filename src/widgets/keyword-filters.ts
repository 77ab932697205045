/**
 * Filters of the keyword list. The address holds the state; without this script the list is whole.
 * On a phone they fold: the fold says what is set, and stays as the reader left it while the tab is open.
 */

const GROUPS = ['stacking', 'kind', 'nature', 'step'] as const;
type Group = (typeof GROUPS)[number];
type Chosen = Record<Group, Set<string>>;

const form = document.querySelector<HTMLFormElement>('[data-filters]');
const entries = [...document.querySelectorAll<HTMLElement>('[data-entries] > li')];
const shown = document.querySelector<HTMLElement>('[data-shown]');
const fold = document.querySelector<HTMLDetailsElement>('[data-fold]');
const set = document.querySelector<HTMLElement>('[data-set]');
const all = document.querySelector<HTMLButtonElement>('[data-all]');

function readForm(): Chosen {
  const data = new FormData(form ?? undefined);
  const values = (group: Group): Set<string> =>
    new Set(data.getAll(group).map(String).filter(Boolean));
  return {
    stacking: values('stacking'),
    kind: values('kind'),
    nature: values('nature'),
    step: values('step'),
  };
}

/** Whether an entry passes all groups; `except` leaves one group out, for that group's own counts. */
function passes(entry: HTMLElement, chosen: Chosen, except?: Group): boolean {
  return GROUPS.every(
    (group) =>
      group === except || chosen[group].size === 0 || chosen[group].has(entry.dataset[group] ?? ''),
  );
}

function countFor(group: Group, value: string, chosen: Chosen): number {
  return entries.filter((entry) => entry.dataset[group] === value && passes(entry, chosen, group))
    .length;
}

function show(chosen: Chosen): void {
  tell(chosen);
  for (const entry of entries) entry.hidden = !passes(entry, chosen);
  const left = entries.filter((entry) => !entry.hidden).length;
  if (shown) {
    shown.textContent =
      left === 0
        ? 'No keyword is all of that. Take one choice back.'
        : `${left} ${left === 1 ? 'keyword' : 'keywords'}`;
  }
  for (const label of form?.querySelectorAll<HTMLElement>('[data-count]') ?? []) {
    const [group = '', value = ''] = (label.dataset['count'] ?? '').split(':');
    label.textContent = String(countFor(group as Group, value, chosen));
  }
  for (const option of form?.querySelectorAll<HTMLOptionElement>('[data-count-option]') ?? []) {
    option.textContent = `${option.dataset['name']} (${countFor('step', option.value, chosen)})`;
  }
}

/** What is set, in the words of the form. */
function chosenWords(chosen: Chosen): string[] {
  const named = (id: string): string =>
    form?.querySelector<HTMLOptionElement>(`[data-count-option="${CSS.escape(id)}"]`)?.dataset[
      'name'
    ] ?? id;
  return GROUPS.flatMap((group) =>
    [...chosen[group]].map((value) => (group === 'step' ? named(value) : value)),
  );
}

function tell(chosen: Chosen): void {
  const words = chosenWords(chosen);
  if (set) set.textContent = words.length === 0 ? '' : `${words.length} set: ${words.join(', ')}`;
  if (all) all.hidden = words.length === 0;
}

/** Open as the reader left it; else open where the address brings filters, so that they are seen. */
function wireFold(): void {
  if (!fold) return;
  let left: string | null = null;
  try {
    left = sessionStorage.getItem('filters');
  } catch {
    // Blocked storage: the fold starts anew on each page.
  }
  fold.open = left === null ? set?.textContent !== '' : left === 'open';
  fold.firstElementChild?.addEventListener('click', () => {
    try {
      // The click comes before the fold moves.
      sessionStorage.setItem('filters', fold.open ? 'shut' : 'open');
    } catch {
      // As above.
    }
  });
}

function writeAddress(chosen: Chosen): void {
  const address = new URL(location.href);
  for (const group of GROUPS) {
    address.searchParams.delete(group);
    if (chosen[group].size > 0) address.searchParams.set(group, [...chosen[group]].join(','));
  }
  history.pushState(null, '', address);
}

function readAddress(): void {
  const address = new URLSearchParams(location.search);
  for (const group of GROUPS) {
    const wanted = new Set((address.get(group) ?? '').split(','));
    for (const field of form?.elements ?? []) {
      if (field instanceof HTMLInputElement && field.name === group)
        field.checked = wanted.has(field.value);
      if (field instanceof HTMLSelectElement && field.name === group) {
        const option = [...field.options].find(({ value }) => value !== '' && wanted.has(value));
        field.value = option?.value ?? '';
      }
    }
  }
  show(readForm());
}

if (form) {
  const changed = (): void => {
    const chosen = readForm();
    show(chosen);
    writeAddress(chosen);
  };
  form.addEventListener('change', changed);
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('reset', () => setTimeout(changed));
  addEventListener('popstate', readAddress);
  readAddress();
  wireFold();
}
