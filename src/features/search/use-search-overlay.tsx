import { createContext, use } from 'react';

interface SearchOverlayControl {
  /** With a question, even an empty one, the overlay opens as "ask a question about us". */
  readonly openSearch: (question?: string) => void;
}

/** The shell provides it. Where there is no shell there is no search, and asking for it does nothing. */
export const SearchOverlayContext = createContext<SearchOverlayControl>({ openSearch: () => undefined });

export function useSearchOverlay(): SearchOverlayControl {
  return use(SearchOverlayContext);
}
