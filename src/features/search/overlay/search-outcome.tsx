import type { useListbox } from '@/ui/use-listbox';
import type { SearchState } from '../use-search';
import { askPath } from '../search';
import { SearchFailed } from '../search-failed';
import { SearchNothingFound } from '../search-nothing-found';
import { Spinner } from '@/ui/spinner';
import { SearchListbox } from './search-listbox';
import { SearchStarters } from './search-starters';

interface SearchOutcomeProps {
  readonly asking: boolean;
  readonly state: SearchState;
  readonly listbox: ReturnType<typeof useListbox>;
  readonly onQuery: (query: string) => void;
  readonly onLeave: () => void;
}

/** Whatever there is to say about the query, scrolled to its beginning. */
export function SearchOutcome({ asking, state, listbox, onQuery, onLeave }: SearchOutcomeProps) {
  const { asked } = state;
  if (state.status === 'ready' && state.answer.groups.length > 0) {
    const { listId, optionId, activeIndex } = listbox;
    return (
      <SearchListbox
        groups={state.answer.groups}
        listId={listId}
        optionId={optionId}
        activeIndex={activeIndex}
        onLeave={onLeave}
      />
    );
  }
  return <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2 sm:p-3">{message()}</div>;

  function message() {
    if (state.status === 'failed') return <SearchFailed onRetry={state.retry} />;
    if (asked === '') return <SearchStarters asking={asking} onQuery={onQuery} />;
    if (state.status === 'loading') {
      return (
        <p className="flex items-center justify-center gap-3 py-10 text-fg-muted">
          <Spinner />
          <span>Loading search</span>
        </p>
      );
    }
    return (
      <SearchNothingFound
        query={asked}
        suggestions={state.answer.suggestions}
        onSuggestion={onQuery}
        askTo={askPath(asked)}
        onLeave={onLeave}
      />
    );
  }
}
