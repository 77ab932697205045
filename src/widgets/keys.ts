/** All keyboard shortcuts of the site, in one place. The help sheet on the about page is made from this list. */

export interface Shortcut {
  /** As `KeyboardEvent.key` names it. */
  key: string;
  /** With Ctrl, or Cmd on a Mac. */
  control?: boolean;
  /** What people read. */
  label: string;
  does: string;
}

export const SHORTCUTS: readonly Shortcut[] = [
  { key: '/', label: '/', does: 'Search' },
  { key: 'k', control: true, label: 'Ctrl K or Cmd K', does: 'Search' },
];

const STORE = 'shortcuts';

/** Whether the reader left the shortcuts on. */
export function shortcutsOn(): boolean {
  try {
    return localStorage.getItem(STORE) !== 'off';
  } catch {
    return true;
  }
}

/** Remembers the choice where storage is allowed. */
export function setShortcuts(on: boolean): void {
  try {
    if (on) localStorage.removeItem(STORE);
    else localStorage.setItem(STORE, 'off');
  } catch {
    // Blocked storage: nothing to remember, and nothing breaks.
  }
}

function inField(event: KeyboardEvent): boolean {
  const target = event.composedPath()[0];
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, [role="textbox"]'))
  );
}

/** Whether this key press is a shortcut that should act: not in a field, no other modifier, not composing. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (event.isComposing || event.altKey || event.shiftKey || inField(event) || !shortcutsOn())
    return false;
  const control = event.ctrlKey || event.metaKey;
  return SHORTCUTS.some(
    (shortcut) =>
      shortcut.key === event.key.toLowerCase() && (shortcut.control ?? false) === control,
  );
}
