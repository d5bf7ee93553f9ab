import { memo, useState, type SubmitEvent } from 'react';
import { LuSearch } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { classNames } from '@/lib/class-names';
import { brand } from '@/site/brand';
import { amountOf } from '@/site/locale';
import { contactAbout } from '@/site/paths';
import { Button } from '@/ui/button';
import { inputClass } from '@/ui/field';
import { TextLink } from '@/ui/text-link';
import { MAX_QUERY_LENGTH, popularSearches } from './search';
import type { SearchGroup, SearchResults } from './search-engine';
import { DirectAnswerText, NoResults, SearchFailed, SearchHitText } from './search-results';
import { useQueryInAddress, useSearch } from './use-search';

/** All pages are found, and the first ones shown until the visitor asks for more. */
const LIMITS = { groups: 40, hitsPerGroup: 3 } as const;
const PAGES_AT_FIRST = 10;

export default function SearchPage() {
  const { query, type, submit, leave } = useQueryInAddress();
  const state = useSearch(query.trim(), LIMITS);
  const { query: resultsQuery } = state;
  const answer = state.status === 'ready' ? state.answer : undefined;
  return (
    <section id="results" className="px-gutter pt-14 pb-section sm:pt-16">
      <div className="mx-auto max-w-220">
        <title>{`Search · ${brand.name}`}</title>
        <meta
          name="description"
          content={`Search every page, service, plan, and article of ${brand.name}. Questions get an answer with its source.`}
        />
        <h1 className="text-h1">Search</h1>
        <SearchForm
          query={query}
          onType={type}
          onSubmit={submit}
          onLeave={leave}
          resultsQuery={resultsQuery}
          answer={resultsQuery ? answer : undefined}
        />
        {state.status === 'failed' && <SearchFailed onRetry={state.retry} />}
        {answer && resultsQuery !== '' && answer.total === 0 && (
          <NoResults
            key={resultsQuery}
            query={resultsQuery}
            suggestions={answer.suggestions}
            onSuggestion={type}
            askTo={contactAbout(resultsQuery)}
          />
        )}
        {answer?.direct && (
          <section key={`answer ${resultsQuery}`} aria-label="Answer" className="mb-10">
            <Link
              to={answer.direct.to}
              className="block rounded-card border border-border bg-surface-2 px-5 py-4 transition-colors duration-fast hover:border-border-strong"
            >
              <DirectAnswerText {...answer.direct} />
            </Link>
          </section>
        )}
        {answer && answer.total > 0 && <SearchResultGroups key={resultsQuery} groups={answer.groups} />}
      </div>
    </section>
  );
}

interface SearchFormProps {
  readonly query: string;
  readonly onType: (query: string) => void;
  readonly onSubmit: () => void;
  readonly onLeave: () => void;
  readonly resultsQuery: string;
  /** Undefined for an empty query and while the search loads. */
  readonly answer: SearchResults | undefined;
}

function SearchForm({ query, onType, onSubmit, onLeave, resultsQuery, answer }: SearchFormProps) {
  function submit(event: SubmitEvent) {
    event.preventDefault();
    onSubmit();
  }
  return (
    <form role="search" onSubmit={submit} className="mt-8 mb-10">
      <div className="flex gap-2">
        <input
          type="text"
          inputMode="search"
          enterKeyHint="search"
          aria-label="Search the site"
          placeholder="Search the site"
          value={query}
          maxLength={MAX_QUERY_LENGTH}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => onType(target.value)}
          onBlur={onLeave}
          className={classNames(inputClass, 'min-h-14 px-5 text-lg')}
        />
        <Button type="submit" size="lg" className="shrink-0">
          <LuSearch aria-hidden className="size-4" />
          <span>Search</span>
        </Button>
      </div>
      <p role="status" className="mt-3 min-h-6 text-sm text-fg-muted">
        {answer && <span key={resultsQuery}>{summary(answer)}</span>}
      </p>
      {query.trim() === '' && (
        <ul aria-label="Popular searches" className="mt-3 flex flex-wrap gap-2">
          {popularSearches.map((popular) => (
            <li key={popular}>
              <Button
                variant="secondary"
                size="sm"
                className="min-h-11 rounded-full px-4"
                onClick={() => onType(popular)}
              >
                {popular}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}

function summary({ total, exact, groups }: SearchResults): string {
  if (total === 0) return 'No results';
  const results = total === 1 ? '1 result' : `${total} results`;
  const pages = groups.length === 1 ? '1 page' : `${groups.length} pages`;
  return exact ? `${results} on ${pages}` : `No page has all of these words. ${results} with some of them`;
}

/** Memoized: a keystroke rerenders the page before the hits change. */
const SearchResultGroups = memo(function SearchResultGroups({ groups }: { groups: readonly SearchGroup[] }) {
  const [limit, setLimit] = useState(PAGES_AT_FIRST);
  const more = groups.length - limit;
  return (
    <>
      <ol className="space-y-10">
        {groups.slice(0, limit).map(({ path, title, hits }, index) => (
          <li key={path}>
            <h2 className="text-h4">
              <TextLink to={path} ref={index === PAGES_AT_FIRST ? focusLink : undefined}>
                {title}
              </TextLink>
            </h2>
            <ul className="mt-3 divide-y divide-border border-y border-border">
              {hits.map(({ id, to, heading, text }) => (
                <li key={id}>
                  <Link
                    to={to}
                    className="-mx-3 block rounded-control px-3 py-3 transition-colors duration-fast hover:bg-surface-2"
                  >
                    <SearchHitText heading={heading} text={text} />
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {more > 0 && (
        <Button variant="secondary" className="mt-8" onClick={() => setLimit(groups.length)}>
          {`Show ${amountOf(more, 'more page')}`}
        </Button>
      )}
    </>
  );
});

/** The first of the pages that a click revealed: its button, which had the focus, is gone. */
function focusLink(link: HTMLAnchorElement | null) {
  link?.focus();
}
