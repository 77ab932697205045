// Runs before the first paint: a chosen scheme must not flash. Storage may be blocked; that is no error.
document.documentElement.classList.add('js');
try {
  const chosen = localStorage.getItem('theme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
} catch {}
