/**
 * What a page with a demo does before anybody touches it: nearly nothing. The first sign of interest loads
 * the demo; the click that woke it is played again, and *Play it* beside an example loads that example.
 */
import type { Sheet } from './sheet.ts';

/** A demo that lives: it can be handed another example of its kind. */
interface Alive {
  load(sheet: Sheet): Promise<void>;
  /** Brings the odds to life for what is on it now. */
  odds(): void;
}

const place = document.querySelector<HTMLElement>('[data-demo]');
const CONTROLS = 'button';

function plays(): Record<string, Sheet> {
  const data = document.querySelector('[data-plays]')?.textContent ?? '{}';
  return JSON.parse(data) as Record<string, Sheet>;
}

let alive: Promise<Alive> | undefined;

function wake(at: HTMLElement): Promise<Alive> {
  alive ??= import('./mount-attack.tsx')
    .then(async ({ mount }) => {
      const first = plays()[at.dataset['demo'] ?? ''];
      if (first === undefined) throw new Error('The page has no example to play');
      const { from: _, ...sheet } = first;
      return mount(at, sheet);
    })
    .catch((error: unknown) => {
      // A failed download may work the next time.
      alive = undefined;
      throw error;
    });
  return alive;
}

function ignore(): void {}

function wire(at: HTMLElement): void {
  let ready = false;
  const signs = ['pointerenter', 'pointerdown', 'focusin'] as const;
  const stir = () => {
    for (const sign of signs) at.removeEventListener(sign, stir);
    wake(at).then(() => {
      ready = true;
    }, ignore);
  };
  for (const sign of signs) at.addEventListener(sign, stir, { passive: true });
  at.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest(CONTROLS);
      if (ready || button === null) return;
      event.preventDefault();
      event.stopPropagation();
      const number = [...at.querySelectorAll(CONTROLS)].indexOf(button);
      wake(at).then(() => {
        ready = true;
        at.querySelectorAll<HTMLElement>(CONTROLS)[number]?.click();
      }, ignore);
    },
    true,
  );
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-play]');
    if (link === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const sheet = plays()[link.dataset['play'] ?? ''];
    if (sheet === undefined) return;
    event.preventDefault();
    wake(at)
      .then((demo) => demo.load(sheet))
      .then(
        () => {
          ready = true;
          const head = at.querySelector<HTMLElement>('h2');
          head?.focus({ preventScroll: true });
          const { top, bottom } = at.getBoundingClientRect();
          if (top < 0 || bottom > innerHeight) at.scrollIntoView({ block: 'start' });
        },
        () => location.assign(link.href),
      );
  });
}

/** The odds need no script until somebody wants to read them in another way. */
function wireOdds(at: HTMLElement): void {
  at.addEventListener(
    'focusin',
    () => {
      if (place) wake(place).then((demo) => demo.odds(), ignore);
    },
    { once: true },
  );
}

/** An address that holds a play puts it on the demo, and says what of it can't be read. */
async function openAddress(at: HTMLElement): Promise<void> {
  if (!/[?&](?:attacker|defender|source|victim)=/.test(location.search)) return;
  const { readPlay } = await import('../../share/play-address.ts');
  const { state, title = 'From the address', problems } = readPlay(location.search);
  if (state) await (await wake(at)).load({ ...state, title });
  if (problems.length === 0) return;
  const note = document.createElement('div');
  note.className = 'unread';
  note.setAttribute('role', 'status');
  const list = document.createElement('ul');
  list.append(
    ...problems.map((problem) => {
      const item = document.createElement('li');
      item.textContent = problem;
      return item;
    }),
  );
  note.append('Parts of the address could not be read:', list);
  at.before(note);
}

if (place) {
  wire(place);
  openAddress(place).catch(ignore);
}
const odds = document.querySelector<HTMLElement>('[data-odds]');
if (odds) wireOdds(odds);
