import { useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { LONGEST_QUERY, searchPath } from '../search';

/**
 * The query, kept in the address so that it can be shared, reloaded and gone back to. What is being typed runs ahead
 * of the address, which therefore only has a say when something else than typing changed it.
 */
export function useQueryInAddress() {
  const { search, key } = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const addressed = (new URLSearchParams(search).get('q') ?? '').slice(0, LONGEST_QUERY);
  const [query, setQuery] = useState(addressed);
  const [seenKey, setSeenKey] = useState(key);

  if (key !== seenKey) {
    setSeenKey(key);
    if (navigationType !== NavigationType.Replace) setQuery(addressed);
  }

  function type(next: string) {
    setQuery(next);
    void navigate(searchPath(next), { replace: true, preventScrollReset: true });
  }
  function submit() {
    void navigate(searchPath(query), { preventScrollReset: true });
  }
  return { query, type, submit };
}
