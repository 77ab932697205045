/** The light/dark choice in the footer. Remembered where storage is allowed, else for this page. */
export function wireTheme(): void {
  const choice = document.querySelector<HTMLSelectElement>('[data-theme-choice]');
  if (!choice) return;
  const root = document.documentElement;
  choice.value = root.dataset['theme'] ?? '';
  choice.addEventListener('change', () => {
    if (choice.value) root.dataset['theme'] = choice.value;
    else delete root.dataset['theme'];
    try {
      if (choice.value) localStorage.setItem('theme', choice.value);
      else localStorage.removeItem('theme');
    } catch {
      // Blocked storage: the choice holds for this page.
    }
  });
}
