import { useCallback, useSyncExternalStore } from 'react';
import { THEME_KEY } from '@/site/storage-keys';
import { nextPaint } from './page';
import { readStored, watchStored, writeStored } from './storage';

const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const listeners = new Set<() => void>();

/** The theme that the visitor has chosen. src/boot applies a stored one before the first paint. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(watchTheme, readTheme, () => 'system' as const);
  const choose = useCallback((next: Theme) => {
    writeStored(THEME_KEY, next === 'system' ? null : next);
    void applyAfterPaint(next);
  }, []);
  return [theme, choose];
}

function readTheme(): Theme {
  return themes.find((theme) => theme === document.documentElement.dataset['theme']) ?? 'system';
}

/** Lets the pressed button be painted first, because a change of theme restyles the whole page. */
async function applyAfterPaint(theme: Theme) {
  await nextPaint();
  apply(theme);
  for (const listener of listeners) listener();
}

function apply(theme: Theme) {
  const { dataset } = document.documentElement;
  // Disable transitions for one frame: a few hundred color transitions at once block the main thread.
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
  listeners.add(onChange);
  return () => {
    stop();
    listeners.delete(onChange);
  };
}
