import { useCallback, useSyncExternalStore } from 'react';
import { readStored, watchStored, writeStored } from './storage';

const CHANGED = 'lumenary:flag';

/** A yes or no that this browser remembers, known in the first render already. */
export function useStoredFlag(key: string): [boolean, (on: boolean) => void] {
  const watch = useCallback((onChange: () => void) => watchFlag(key, onChange), [key]);
  const read = useCallback(() => readFlag(key), [key]);
  const on = useSyncExternalStore(watch, read, () => false);
  const set = useCallback(
    (next: boolean) => {
      // Where storage is blocked, the choice still holds until the page is left.
      unstored.set(key, next);
      writeStored(key, next ? 'yes' : null);
      window.dispatchEvent(new Event(CHANGED));
    },
    [key],
  );
  return [on, set];
}

const unstored = new Map<string, boolean>();

function readFlag(key: string): boolean {
  return unstored.get(key) ?? readStored(key) === 'yes';
}

function watchFlag(key: string, onChange: () => void): () => void {
  const stop = watchStored(key, () => {
    unstored.delete(key);
    onChange();
  });
  window.addEventListener(CHANGED, onChange);
  return () => {
    stop();
    window.removeEventListener(CHANGED, onChange);
  };
}
