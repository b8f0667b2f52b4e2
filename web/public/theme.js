// Sets the chosen theme before anything is painted. The settings proper are read in src/settings.svelte.ts.
try {
  const { theme } = JSON.parse(localStorage.getItem('tengen.settings') ?? '{}');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Without storage, or with rubbish in it, the system's theme holds.
}
