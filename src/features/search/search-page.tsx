import { useState, type SubmitEvent } from 'react';
import { LuSearch } from 'react-icons/lu';
import { Link, useNavigate } from 'react-router-dom';
import { classNames } from '@/lib/class-names';
import { useHydratedLocation } from '@/lib/use-hydrated';
import { brand } from '@/site/brand';
import { paths, searchPath } from '@/site/paths';
import { Button } from '@/ui/button';
import { inputClass } from '@/ui/field';
import type { SearchResults } from './search-engine';
import { AnswerText, HitText, SearchBody } from './search-list';
import { MAX_QUERY_LENGTH, resultCount, useSearch } from './use-search';

/** The results for the query in the address, which can be shared and reloaded. */
export default function SearchPage() {
  const { search } = useHydratedLocation();
  const query = (new URLSearchParams(search).get('q') ?? '').trim().slice(0, MAX_QUERY_LENGTH);
  const state = useSearch(query, Infinity);
  const [input, setInput] = useState({ query, text: query });
  const navigate = useNavigate();
  if (input.query !== query) setInput({ query, text: query });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void navigate(searchPath(input.text));
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
        <form role="search" action={paths.search} onSubmit={submit} className="mt-8 mb-6">
          <div className="flex gap-2">
            <input
              type="text"
              name="q"
              inputMode="search"
              enterKeyHint="search"
              aria-label="Search the site"
              placeholder="Search the site"
              value={input.text}
              maxLength={MAX_QUERY_LENGTH}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => setInput({ query, text: target.value })}
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
        <SearchBody state={state} popular={null} renderResults={(answer) => <Results {...answer} />} />
      </div>
    </section>
  );
}

const linkClass = 'block rounded-control py-2 underline-offset-4 hover:underline';

function Results({ direct, groups }: Pick<SearchResults, 'direct' | 'groups'>) {
  return (
    <div className="grid gap-8">
      {direct && (
        <section>
          <h2 className="text-h4">Answer</h2>
          <Link to={direct.section.to} className={linkClass}>
            <AnswerText {...direct} />
          </Link>
        </section>
      )}
      {groups.map(({ path, title, hits }) => (
        <section key={path}>
          <h2 className="text-h4">{title}</h2>
          <ul>
            {hits.map((hit) => (
              <li key={hit.to}>
                <Link to={hit.to} className={linkClass}>
                  <HitText {...hit} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
