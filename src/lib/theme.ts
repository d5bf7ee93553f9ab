/** Applies a chosen theme to the page and to the browser's own interface; without one, the system's. */
export function applyTheme(theme: string | null) {
  const { dataset } = document.documentElement;
  const isChosen = theme === 'light' || theme === 'dark';
  if (isChosen) dataset['theme'] = theme;
  else delete dataset['theme'];
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
    const { scheme } = meta.dataset;
    meta.media = isChosen ? (theme === scheme ? 'all' : 'not all') : `(prefers-color-scheme: ${scheme})`;
  }
}
