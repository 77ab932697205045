/** The search page: the same box, laid open, its query in the address. */

/** Milliseconds without a key after which typing rests. */
const RESTS = 250;

const place = document.querySelector<HTMLElement>('[data-search-page]');
if (place) {
  const given = new URLSearchParams(location.search);
  // Shared texts arrive as `text` or `title`; typed queries as `q`.
  const query = given.get('q') ?? given.get('text') ?? given.get('title') ?? '';
  const input = place.querySelector('input');
  const count = place.querySelector<HTMLElement>('[data-count]');
  if (input) {
    // What was typed before this ran is kept.
    if (input.value === '') input.value = query;
    input.focus();
  }
  // Browsers count how often an address is changed, so it follows when typing rests, or when a result is opened.
  let resting = 0;
  let now = query;
  const follow = (): void => {
    clearTimeout(resting);
    const address = new URL(location.href);
    for (const key of ['text', 'title']) address.searchParams.delete(key);
    if (now.trim() === '') address.searchParams.delete('q');
    else address.searchParams.set('q', now);
    history.replaceState(null, '', address);
  };
  // Loaded as the dialog loads it, so that both share one file.
  const { prepare, wire } = await import('./box.ts');
  wire(place, {
    limit: 50,
    close: follow,
    changed: (typed, said) => {
      // For the eye, at once; the status line says it when typing rests.
      if (count) count.textContent = said;
      now = typed;
      clearTimeout(resting);
      resting = window.setTimeout(follow, RESTS);
    },
  });
  void prepare().catch(() => undefined);
}

export {};
