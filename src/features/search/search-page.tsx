import { useRef, type SubmitEvent } from 'react';
import { LuSearch } from 'react-icons/lu';
import { classNames } from '@/lib/class-names';
import { brand } from '@/site/brand';
import { Button } from '@/ui/button';
import { inputClass } from '@/ui/field';
import { MAX_QUERY_LENGTH } from './search';
import { SearchList } from './search-list';
import { resultCount, useQueryInAddress, useSearchList } from './use-search';

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
        <form role="search" onSubmit={send} className="mt-8 mb-6">
          <div className="flex gap-2">
            <input
              {...listbox.inputProps}
              ref={field}
              type="text"
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
