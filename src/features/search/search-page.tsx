import { useEffect, useEffectEvent, useState, type SubmitEvent } from 'react';
import { LuSearch } from 'react-icons/lu';
import { Link, NavigationType, useNavigate, useNavigationType } from 'react-router-dom';
import { classNames } from '@/lib/class-names';
import { useHydratedLocation } from '@/lib/use-hydrated';
import { brand } from '@/site/brand';
import { popularSearches } from '@/site/navigation';
import { paths, searchPath } from '@/site/paths';
import { Button } from '@/ui/button';
import { inputClass } from '@/ui/field';
import type { SearchResults } from './search-engine';
import { AnswerText, HitText, MarkedText, SearchBody } from './search-list';
import { MAX_QUERY_LENGTH, resultCount, useSearch } from './use-search';

/** Long enough that typing writes the address once, short enough that a reload keeps what was typed. */
const TYPING_PAUSE_MS = 400;
const EVERY_PAGE = { groups: Infinity, hitsPerGroup: 3 } as const;

export default function SearchPage() {
  const { query, type, submit, leave } = useQueryInAddress();
  const state = useSearch(query.trim(), EVERY_PAGE);

  function send(event: SubmitEvent) {
    event.preventDefault();
    submit();
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
        <SearchBody state={state} popular={<Popular />} renderResults={(answer) => <Results {...answer} />} />
      </div>
    </section>
  );
}

const linkClass = 'block rounded-control py-2 underline-offset-4 hover:underline';

function Popular() {
  return (
    <section>
      <h2 className="text-h4">Popular</h2>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        {popularSearches.map((popular) => (
          <li key={popular}>
            <Link to={searchPath(popular)} className={linkClass}>
              {popular}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Results({ direct, groups }: Pick<SearchResults, 'direct' | 'groups'>) {
  return (
    <div className="grid gap-8">
      {direct && (
        <section>
          <h2 className="text-h4">Answer</h2>
          <Link to={direct.to} className={linkClass}>
            <AnswerText answer={direct} />
          </Link>
        </section>
      )}
      {groups.map(({ path, title, hits }) => (
        <section key={path}>
          <h2 className="text-h4">{title}</h2>
          <ul>
            {hits.map(({ to, heading, text }) => (
              <li key={to}>
                <Link to={to} className={linkClass}>
                  <span className="block font-medium text-balance text-fg">
                    <MarkedText pieces={heading} />
                  </span>
                  <HitText text={text} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
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
