import { useCallback, useSyncExternalStore } from 'react';
import { readStored, watchStored, writeStored } from './storage';

const listeners = new Set<() => void>();
/** Values that could not be stored. They last until the page is left. */
const unstored = new Map<string, boolean>();

/** A boolean in local storage, available in the first render and in sync with other tabs. */
export function useStoredFlag(key: string): [boolean, (on: boolean) => void] {
  const watch = useCallback((onChange: () => void) => watchFlag(key, onChange), [key]);
  const on = useSyncExternalStore(
    watch,
    () => readFlag(key),
    () => false,
  );
  const set = useCallback(
    (next: boolean) => {
      if (writeStored(key, next ? 'yes' : null)) unstored.delete(key);
      else unstored.set(key, next);
      for (const listener of listeners) listener();
    },
    [key],
  );
  return [on, set];
}

function readFlag(key: string): boolean {
  return unstored.get(key) ?? readStored(key) === 'yes';
}

function watchFlag(key: string, onChange: () => void): () => void {
  const stop = watchStored(key, () => {
    unstored.delete(key);
    onChange();
  });
  listeners.add(onChange);
  return () => {
    stop();
    listeners.delete(onChange);
  };
}
