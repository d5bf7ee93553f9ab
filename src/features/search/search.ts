import { createContext, use } from 'react';
import { paths } from '@/site/paths';

/** Longer than any question, shorter than what an address can hold. */
export const MAX_QUERY_LENGTH = 200;

export const popularSearches = [
  'Pricing',
  'Chatbot',
  'Security',
  'Translation',
  'Speech to text',
  'Support hours',
] as const;

export const frequentQuestions = [
  'What does it cost?',
  'How is my data kept safe?',
  'Which languages do you speak?',
  'How do I cancel?',
] as const;

export function searchPath(query: string): string {
  return `${paths.search}?${new URLSearchParams({ q: query })}`;
}

/** The contact form with the question prefilled in its message. */
export function askPath(question: string): string {
  return `${paths.contact}?${new URLSearchParams({ message: question })}`;
}

interface SearchOverlayControl {
  /** With a question, even an empty one, the overlay opens as "Ask a question about us". */
  readonly openSearch: (question?: string) => void;
}

/** Provided by the shell. Without a shell, opening the search does nothing. */
export const SearchOverlayContext = createContext<SearchOverlayControl>({ openSearch: () => undefined });

export function useSearchOverlay(): SearchOverlayControl {
  return use(SearchOverlayContext);
}
