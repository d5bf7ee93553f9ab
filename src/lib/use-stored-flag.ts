import { useCallback } from 'react';
import { readStored, watchStored, writeStored } from './storage';
import { createStore, useStore, type Store } from './store';

const flags = new Map<string, Store<boolean>>();
/** Values that could not be stored. They last until the page is left. */
const unstored = new Map<string, boolean>();

/** A boolean in local storage, available in the first render and in sync with other tabs. */
export function useStoredFlag(key: string): [boolean, (on: boolean) => void] {
  const flag = flags.get(key) ?? createFlag(key);
  const on = useStore(flag, false);
  const set = useCallback(
    (next: boolean) => {
      if (writeStored(key, next ? 'yes' : null)) unstored.delete(key);
      else unstored.set(key, next);
      flag.set(next);
    },
    [key, flag],
  );
  return [on, set];
}

function createFlag(key: string): Store<boolean> {
  const read = () => unstored.get(key) ?? readStored(key) === 'yes';
  const flag = createStore(read, () =>
    watchStored(key, () => {
      unstored.delete(key);
      flag.set(read());
    }),
  );
  flags.set(key, flag);
  return flag;
}
