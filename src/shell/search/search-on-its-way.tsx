import { useKeepTyping } from '@/hooks/use-typed-ahead';

/** For the moment between asking for the search and its arrival, in which people already type. */
export function SearchOnItsWay() {
  useKeepTyping();
  return null;
}
