import type { SubmitEvent } from 'react';
import { LuSearch } from 'react-icons/lu';
import type { SearchAnswer } from '../search-types';
import { LONGEST_QUERY, popularSearches } from '../search';
import { Button } from '@/ui/button';
import { inputClass } from '@/ui/field';

interface SearchFormProps {
  readonly query: string;
  readonly onType: (query: string) => void;
  readonly onSubmit: () => void;
  /** What the answer is about. */
  readonly asked: string;
  /** Not there while nothing is asked or nothing can be said yet. */
  readonly answer: SearchAnswer | undefined;
}

export function SearchForm({ query, onType, onSubmit, asked, answer }: SearchFormProps) {
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
          maxLength={LONGEST_QUERY}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => onType(target.value)}
          className={inputClass}
        />
        <Button type="submit" className="min-h-12 shrink-0">
          <LuSearch aria-hidden className="size-4" />
          <span>Search</span>
        </Button>
      </div>
      <p role="status" className="mt-3 min-h-6 text-sm text-fg-muted">
        {answer && <span key={asked}>{summary(answer)}</span>}
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

function summary({ total, exact, groups }: SearchAnswer): string {
  if (total === 0) return 'No results';
  const results = total === 1 ? '1 result' : `${total} results`;
  const pages = groups.length === 1 ? '1 page' : `${groups.length} pages`;
  return exact ? `${results} on ${pages}` : `No page has all of these words. ${results} with some of them`;
}
