/** The search page: the same box, laid open, its query in the address. */
import { prepare, wire } from './box.ts';

const place = document.querySelector<HTMLElement>('[data-search-page]');
if (place) {
  const given = new URLSearchParams(location.search);
  // Shared texts arrive as `text` or `title`; typed queries as `q`.
  const query = given.get('q') ?? given.get('text') ?? given.get('title') ?? '';
  place.innerHTML = `<form role="search"><input type="text" name="q" inputmode="search" enterkeyhint="go" autocomplete="off" autocapitalize="off" spellcheck="false" role="combobox" aria-expanded="false" aria-controls="found" aria-autocomplete="list" aria-label="Keyword, ruling, term or card" placeholder="Keyword, ruling or card"></form><p class="soft" role="status"></p><div id="found" role="listbox" aria-label="Results"></div>`;
  const input = place.querySelector('input');
  if (input) {
    input.value = query;
    input.focus();
  }
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
