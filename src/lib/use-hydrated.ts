import { useSyncExternalStore } from 'react';

/** The location's key while a prerendered page hydrates, before its query and hash are applied. */
export const HYDRATION_KEY = 'hydration';

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
