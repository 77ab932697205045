/** The search page: the same box, laid open, its query in the address. */
const place = document.querySelector<HTMLElement>('[data-search-page]');
if (place) {
  const given = new URLSearchParams(location.search);
  // Shared texts arrive as `text` or `title`; typed queries as `q`.
  const query = given.get('q') ?? given.get('text') ?? given.get('title') ?? '';
  const input = place.querySelector('input');
  if (input) {
    // What was typed before this ran is kept.
    if (input.value === '') input.value = query;
    input.focus();
  }
  // Loaded as the dialog loads it, so that both share one file.
  const { prepare, wire } = await import('./box.ts');
  wire(place, {
    limit: 50,
    changed: (now) => {
      const address = new URL(location.href);
      for (const key of ['text', 'title']) address.searchParams.delete(key);
      if (now.trim() === '') address.searchParams.delete('q');
      else address.searchParams.set('q', now);
      history.replaceState(null, '', address);
    },
  });
  void prepare().catch(() => undefined);
}

export {};
