/**
 * What a page with a demo does before anybody touches it: nearly nothing. The first sign of interest loads
 * the demo; what was pressed meanwhile is played again, and *Play it* beside an example loads that example, in
 * place even where it takes another kind of demo.
 */
import type { LineSheet } from './lines/desk.ts';
import type { Sheet } from './sheet.ts';

type Any = Sheet | LineSheet;

/** A demo that lives: it can be handed another example of its kind, or leave its place. */
interface Alive {
  load(sheet: Any): Promise<void>;
  /** Brings the odds to life for what is on it now. */
  odds?(): void;
  leave(): void;
}

const MOUNTS = {
  attack: () => import('./mount-attack.tsx'),
  build: () => import('./build/mount.tsx'),
  stack: () => import('./stack/mount.tsx'),
  arena: () => import('./arena/mount.tsx'),
};
type Kind = keyof typeof MOUNTS;
type Mount = (place: HTMLElement, sheet: Any, drawn: boolean) => Promise<Alive>;

const place = document.querySelector<HTMLElement>('[data-demo]');
const odds = document.querySelector<HTMLElement>('[data-odds]');
const CONTROLS = 'button,input,select';

function plays(): Record<string, Any> {
  const data = document.querySelector('[data-plays]')?.textContent ?? '{}';
  return JSON.parse(data) as Record<string, Any>;
}

const kindOf = (sheet: Any): Kind => ('kind' in sheet ? sheet.kind : 'attack');

let alive: Promise<Alive> | undefined;
let kind: Kind | undefined;

function wake(at: HTMLElement, other?: Any): Promise<Alive> {
  const first = plays()[at.dataset['demo'] ?? ''] as Any;
  const wanted = kindOf(other ?? first);
  if (alive && kind === wanted) return alive;
  const before = alive;
  const drawn = !before && kindOf(first) === wanted;
  // The HTML of the page has no way back: that is for examples called from further down.
  const { from: _, ...sheet } = (!drawn && other) || first;
  kind = wanted;
  alive = MOUNTS[wanted]()
    .then(async (found) => {
      (await before)?.leave();
      if (odds) odds.hidden = wanted !== 'attack';
      return (found.mount as Mount)(at, sheet, drawn);
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
    if (!alive) {
      wake(at).then(() => {
        ready = true;
      }, ignore);
    }
  };
  for (const sign of signs) at.addEventListener(sign, stir, { passive: true });
  /** Does to a control what was done to it before the demo lived. */
  const again = (event: Event, act: (control: HTMLElement | undefined) => void) => {
    const control = (event.target as Element).closest(CONTROLS);
    if (ready || control === null) return;
    event.preventDefault();
    event.stopPropagation();
    const number = [...at.querySelectorAll(CONTROLS)].indexOf(control);
    (alive ?? wake(at)).then(() => {
      ready = true;
      act(at.querySelectorAll<HTMLElement>(CONTROLS)[number]);
    }, ignore);
  };
  at.addEventListener('click', (event) => again(event, (control) => control?.click()), true);
  // A die takes its face as a key.
  at.addEventListener(
    'keydown',
    (event) => {
      const { key, target } = event;
      if (!/^[1-6]$/.test(key) || !(target as Element).matches('button')) return;
      again(event, (control) =>
        control?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
      );
    },
    true,
  );
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-play]');
    if (link === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const sheet = plays()[link.dataset['play'] ?? ''];
    if (sheet === undefined) return;
    event.preventDefault();
    load(at, sheet).then(
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

function load(at: HTMLElement, sheet: Any): Promise<void> {
  return wake(at, sheet).then((demo) => demo.load(sheet));
}

if (place) {
  wire(place);
  // An address that holds a play puts it on the demo, and says what of it can't be read.
  if (/[?&][a-z-]+=/.test(location.search)) {
    import('./open-address.ts')
      .then(({ openAddress }) => openAddress(place, (sheet) => load(place, sheet)))
      .catch(ignore);
  }
  // The odds need no script until somebody wants to read them in another way.
  odds?.addEventListener(
    'focusin',
    () => void (alive ?? wake(place)).then((demo) => demo.odds?.(), ignore),
    { once: true },
  );
}
