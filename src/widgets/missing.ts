/** The 404 page offers the address that was most likely meant: prose leaves ")" or "." at the end of links. */
const note = document.querySelector<HTMLElement>('[data-missing]');
const trimmed = decodeURIComponentSafely(location.pathname).replace(/[)\].,;:!?'"’”>]+\/?$/, '');

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

async function offer(): Promise<void> {
  const path = trimmed.endsWith('/') ? trimmed : `${trimmed}/`;
  if (!note || path === location.pathname) return;
  // In full: the offline copy answers nothing else.
  const answer = await fetch(path).catch(() => undefined);
  if (!answer?.ok) return;
  const link = document.createElement('a');
  link.href = path + location.hash.replace(/[)\].,;:!?'"]+$/, '');
  link.textContent = path;
  note.replaceChildren('No page has this address. Did you mean ', link, '?');
}

void offer();
