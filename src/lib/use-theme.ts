import { useCallback, useSyncExternalStore } from 'react';
import { THEME_KEY } from '@/site/storage-keys';
import { readStored, watchStored, writeStored } from './storage';

const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const CHANGED = 'site:theme';

/** The visitor's choice. index.html applies the stored one before the first paint, under the same key. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(watchTheme, readTheme, () => 'system' as const);
  const choose = useCallback((next: Theme) => {
    writeStored(THEME_KEY, next === 'system' ? null : next);
    apply(next);
    window.dispatchEvent(new Event(CHANGED));
  }, []);
  return [theme, choose];
}

function readTheme(): Theme {
  return themes.find((theme) => theme === document.documentElement.dataset['theme']) ?? 'system';
}

function apply(theme: Theme) {
  const { dataset } = document.documentElement;
  // For one frame nothing glides: some hundred colours that each take their time would keep the page from answering.
  dataset['switching'] = '';
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
  requestAnimationFrame(() => requestAnimationFrame(() => delete dataset['switching']));
}

function watchTheme(onChange: () => void): () => void {
  const stop = watchStored(THEME_KEY, () => {
    apply(themes.find((theme) => theme === readStored(THEME_KEY)) ?? 'system');
    onChange();
  });
  window.addEventListener(CHANGED, onChange);
  return () => {
    stop();
    window.removeEventListener(CHANGED, onChange);
  };
}
