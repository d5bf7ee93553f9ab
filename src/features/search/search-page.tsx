import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react';
import { LuSearch } from 'react-icons/lu';
import { NavigationType, useNavigate, useNavigationType } from 'react-router-dom';
import { classNames } from '@/lib/class-names';
import { useHydratedLocation } from '@/lib/use-hydrated';
import { brand } from '@/site/brand';
import { paths, searchPath } from '@/site/paths';
import { Button } from '@/ui/button';
import { inputClass } from '@/ui/field';
import { SearchList } from './search-list';
import { MAX_QUERY_LENGTH, resultCount, useSearchList } from './use-search';

/** Long enough that typing writes the address once, short enough that a reload keeps what was typed. */
const TYPING_PAUSE_MS = 400;
const EVERY_PAGE = { groups: Infinity, hitsPerGroup: 3 } as const;

export default function SearchPage() {
  const { query, type, submit, leave } = useQueryInAddress();
  const { state, listbox } = useSearchList(query, EVERY_PAGE);
  const field = useRef<HTMLInputElement>(null);

  function send(event: SubmitEvent) {
    event.preventDefault();
    submit();
  }
  function choose(next: string) {
    type(next);
    field.current?.focus();
  }
  return (
    <section id="results" className="px-gutter pt-14 pb-section sm:pt-16">
      <div className="mx-auto max-w-220">
        <title>{`Search · ${brand.name}`}</title>
        <meta
          name="description"
          content={`Search every page, service, plan, and article of ${brand.name}. Questions get an answer with its source.`}
        />
        <h1 className="text-h1">Search</h1>
        <form role="search" action={paths.search} onSubmit={send} className="mt-8 mb-6">
          <div className="flex gap-2">
            <input
              {...listbox.inputProps}
              ref={field}
              type="text"
              name="q"
              inputMode="search"
              enterKeyHint="search"
              aria-label="Search the site"
              placeholder="Search the site"
              value={query}
              maxLength={MAX_QUERY_LENGTH}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => type(target.value)}
              onBlur={leave}
              className={classNames(inputClass, 'min-h-14 px-5 text-lg')}
            />
            <Button type="submit" size="lg" className="shrink-0">
              <LuSearch aria-hidden className="size-4" />
              <span>Search</span>
            </Button>
          </div>
          <p role="status" className="mt-3 min-h-6 text-sm text-fg-muted">
            <span key={state.query}>{resultCount(state)}</span>
          </p>
        </form>
        <SearchList state={state} listbox={listbox} onQuery={choose} className="-mx-3" />
      </div>
    </section>
  );
}

/**
 * Keeps the query in the address, so that it can be shared and reloaded. The address follows the input after a pause,
 * because Safari refuses more than 100 history entries in 30 seconds. Other navigation, such as Back, sets the input.
 */
function useQueryInAddress() {
  const { search, key } = useHydratedLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const queryInUrl = (new URLSearchParams(search).get('q') ?? '').slice(0, MAX_QUERY_LENGTH);
  const [query, setQuery] = useState(queryInUrl);
  const [seenKey, setSeenKey] = useState(key);

  if (key !== seenKey) {
    setSeenKey(key);
    if (navigationType !== NavigationType.Replace) setQuery(queryInUrl);
  }

  function replaceWith(text: string) {
    if (text !== queryInUrl) void navigate(searchPath(text), { replace: true });
  }
  const onPause = useEffectEvent(replaceWith);
  useEffect(() => {
    const timer = setTimeout(() => onPause(query), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [query]);

  function submit() {
    void navigate(searchPath(query));
  }
  /** Before a link is followed, so that Back returns to what was typed. */
  function leave() {
    replaceWith(query);
  }
  return { query, type: setQuery, submit, leave };
}
