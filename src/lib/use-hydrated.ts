import { useSyncExternalStore } from 'react';

/** False on the server and while a prerendered page hydrates, true in every later render. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

function neverChanges() {
  return () => undefined;
}
