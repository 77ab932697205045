/** The copy menu: one for the page, opened beside the button that was pressed. */
import { type CopyFormat, copyFormats, type Shared } from '../../share/copy-formats.ts';
import { unclearLink } from '../../share/unclear.ts';
import { type Subject, subjectOf } from './subject.ts';
import { writeText } from './write.ts';

let menu: HTMLElement | undefined;
let opener: HTMLElement | undefined;

function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

function build(): HTMLElement {
  const made = element('div', { className: 'copy-menu', popover: 'auto' });
  made.setAttribute('role', 'dialog');
  made.addEventListener('keydown', moveByArrow);
  made.addEventListener('toggle', (event) => {
    if ((event as ToggleEvent).newState !== 'closed') return;
    opener?.setAttribute('aria-expanded', 'false');
    const lost = document.activeElement === document.body || made.contains(document.activeElement);
    if (lost) opener?.focus();
  });
  return made;
}

function moveByArrow(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const buttons = [...(menu?.querySelectorAll<HTMLElement>('.copy-list > *') ?? [])];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  if (!step || at === -1) return;
  event.preventDefault();
  buttons.at((at + step) % buttons.length)?.focus();
}

/** Puts the menu below its button, inside the window; on a phone the stylesheet lays it at the bottom. */
function place(made: HTMLElement, beside: HTMLElement): void {
  const { left, bottom, top } = beside.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = made;
  const x = Math.max(8, Math.min(left, document.documentElement.clientWidth - width - 8));
  const above = bottom + height + 8 > innerHeight && top > height + 8;
  const y = above ? top - height - 6 : bottom + 6;
  made.style.setProperty('--x', `${Math.round(x + scrollX)}px`);
  made.style.setProperty('--y', `${Math.round(y + scrollY)}px`);
}

/** The address of the demo as it stands, when the page has one. */
function demoState(): string | undefined {
  const link = document.querySelector<HTMLAnchorElement>('[data-state-link]');
  return link?.href ?? (location.search.length > 1 ? location.href : undefined);
}

function issueLink(subject: Shared & Partial<Subject>): HTMLAnchorElement | undefined {
  const { repository, version = '' } = document.body.dataset;
  if (!repository) return undefined;
  const { about = subject.address, title, address } = subject;
  const state = demoState();
  const facts = { about, title, address, version, ...(state ? { state } : {}) };
  return element('a', { href: unclearLink(repository, facts), rel: 'nofollow' }, 'Unclear?');
}

/**
 * Opens the menu for anything that can be shared.
 * @param beside the button that was pressed; focus returns to it
 */
export function openCopyMenu(beside: HTMLElement, subject: Shared & Partial<Subject>): void {
  menu ??= build();
  const made = menu;
  made.hidePopover?.();
  opener = beside;
  const status = element('p', { className: 'copy-said' });
  status.setAttribute('role', 'status');
  const field = element('textarea', { readOnly: true, hidden: true, rows: 4 });
  field.setAttribute('aria-label', 'Text to copy');

  const copy = async ({ label, text }: CopyFormat): Promise<void> => {
    // The text is ready, so the clipboard is asked within the press itself: Safari insists.
    const copied = await writeText(text, field);
    field.hidden = copied;
    if (copied) status.textContent = `Copied: ${label}.`;
    else {
      field.value = text;
      field.focus();
      field.select();
      status.textContent =
        'Your browser keeps the clipboard closed. The text is selected: copy it.';
    }
    place(made, beside);
  };
  const list = element('div', { className: 'copy-list' });
  if ('share' in navigator) {
    const share = (): void => {
      navigator.share({ title: subject.title, url: subject.address }).catch(() => undefined);
    };
    list.append(element('button', { type: 'button', onclick: share }, 'Share…'));
  }
  for (const format of copyFormats(subject)) {
    list.append(
      element('button', { type: 'button', onclick: () => void copy(format) }, format.label),
    );
  }
  const unclear = issueLink(subject);
  made.setAttribute('aria-label', `Copy: ${subject.title}`);
  made.replaceChildren(
    element('p', { className: 'copy-head' }, 'Copy as'),
    list,
    status,
    field,
    ...(unclear ? [unclear] : []),
  );
  beside.after(made);
  beside.setAttribute('aria-expanded', 'true');
  made.showPopover?.();
  place(made, beside);
  list.querySelector('button')?.focus({ preventScroll: true });
}

/** Opens the menu for what a `data-copy` button stands in. */
export const openFor = (button: HTMLElement): void => openCopyMenu(button, subjectOf(button));
