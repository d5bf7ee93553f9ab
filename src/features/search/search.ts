import { paths } from '@/site/paths';

/** Fits any question, and stays below the length limits of URLs. */
export const MAX_QUERY_LENGTH = 200;

export const popularSearches = [
  'Pricing',
  'Chatbot',
  'Security',
  'Translation',
  'Speech to text',
  'Support hours',
] as const;

export function searchPath(query: string): string {
  return `${paths.search}?${new URLSearchParams({ q: query })}`;
}
