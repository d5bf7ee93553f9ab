import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLateFocus } from '@/ui/use-late-focus';
import { useListbox } from '@/ui/use-listbox';
import { useSearch } from '../use-search';
import { useTypedAhead } from '@/ui/use-typed-ahead';
import { searchPath } from '../search';
import { Dialog } from '@/ui/dialog';
import { SearchFooter } from './search-footer';
import { SearchHeader } from './search-header';
import { SearchOutcome } from './search-outcome';

interface SearchOverlayProps {
  /** There, even if empty, when the overlay was opened to ask something about us. */
  readonly question?: string | undefined;
  readonly onClose: () => void;
}

const LIMITS = { groups: 6, hitsPerGroup: 3 } as const;
const FOCUS_DELAY_MS = 100;

export default function SearchOverlay({ question, onClose }: SearchOverlayProps) {
  const [query, setQuery] = useState(question ?? '');
  useTypedAhead((text) => setQuery((before) => before + text));
  const trimmed = query.trim();
  const state = useSearch(trimmed, LIMITS);
  const groups = state.status === 'ready' ? state.answer.groups : [];
  const shown = `${state.status} ${state.asked}`;
  const count = groups.flatMap(({ hits }) => hits).length;
  const listbox = useListbox(count, shown, `${state.status} ${trimmed}`);
  const { inputRef, boxProps } = useLateFocus(FOCUS_DELAY_MS, setQuery);
  const navigate = useNavigate();
  const asking = question !== undefined;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (trimmed === '') return;
    onClose();
    void navigate(searchPath(trimmed));
  }
  function choose(next: string) {
    setQuery(next);
    inputRef.current?.focus();
  }

  return (
    <Dialog
      onClose={onClose}
      aria-label={asking ? 'Ask a question about us' : 'Search'}
      className="m-0 h-dvh max-h-none w-full max-w-none overscroll-contain bg-transparent text-fg opacity-100 transition-opacity duration-fast backdrop:bg-bg/75 backdrop:backdrop-blur-sm sm:m-auto sm:mt-[10vh] sm:h-[min(38rem,76vh)] sm:w-[min(42rem,calc(100vw-3rem))] sm:rounded-panel sm:shadow-overlay starting:opacity-0"
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only until the input has the focus */}
      <div
        {...boxProps}
        className="flex h-full flex-col border-border bg-surface pt-[env(safe-area-inset-top)] sm:rounded-panel sm:border"
      >
        <form role="search" onSubmit={submit}>
          <SearchHeader
            ref={inputRef}
            asking={asking}
            query={query}
            onQuery={setQuery}
            onClose={onClose}
            {...listbox.inputProps}
          />
        </form>
        <SearchOutcome
          key={shown}
          asking={asking}
          state={state}
          listbox={listbox}
          onQuery={choose}
          onLeave={onClose}
        />
        <SearchFooter asking={asking} state={state} onLeave={onClose} />
      </div>
    </Dialog>
  );
}
