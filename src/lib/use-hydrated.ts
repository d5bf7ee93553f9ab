import { useSyncExternalStore } from 'react';
import { useLocation, type Location } from 'react-router-dom';

/** False on the server and while a prerendered page hydrates, true in every later render. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

/** The location of the router, without query and hash until the page, which the build rendered without, has hydrated. */
export function useHydratedLocation(): Location {
  const location = useLocation();
  return useHydrated() ? location : { ...location, search: '', hash: '', key: 'hydration' };
}

function neverChanges() {
  return () => undefined;
}
