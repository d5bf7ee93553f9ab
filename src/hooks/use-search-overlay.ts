import { createContext, use } from 'react';

interface SearchOverlayControl {
  readonly open: () => void;
}

/** Filled in by the shell, which is where the overlay lives. */
export const SearchOverlayContext = createContext<SearchOverlayControl>({ open: () => undefined });

/** Opens the search from anywhere in the signed-in site. */
export function useSearchOverlay(): SearchOverlayControl {
  return use(SearchOverlayContext);
}
