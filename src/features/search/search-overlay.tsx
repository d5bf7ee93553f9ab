import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { LuSearch } from 'react-icons/lu';
import { Link, useNavigate } from 'react-router-dom';
import { searchPath } from '@/site/paths';
import { Dialog } from '@/ui/dialog';
import { useBufferedText } from '@/ui/keystroke-buffer';
import { PanelSearchField } from '@/ui/panel-search-field';
import { textLinkClass } from '@/ui/text-link';
import { SearchList } from './search-list';
import { MAX_QUERY_LENGTH, resultCount, useSearchList, type SearchState } from './use-search';

interface SearchOverlayProps {
  readonly onClose: () => void;
}

const LIMITS = { groups: 6, hitsPerGroup: 3 } as const;
const FOCUS_DELAY_MS = 100;

export default function SearchOverlay({ onClose }: SearchOverlayProps) {
  const [query, setQuery] = useState('');
  useBufferedText((text) => setQuery((before) => before + text));
  const trimmed = query.trim();
  const { state, listbox } = useSearchList(query, LIMITS);
  const field = useFocusAfter<HTMLInputElement>(FOCUS_DELAY_MS);
  const navigate = useNavigate();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (trimmed === '') return;
    onClose();
    void navigate(searchPath(trimmed));
  }
  function choose(next: string) {
    setQuery(next);
    field.current?.focus();
  }

  return (
    <Dialog
      onClose={onClose}
      aria-label="Search"
      className="m-0 h-dvh max-h-none w-full max-w-none overscroll-contain bg-transparent text-fg opacity-100 transition-opacity duration-fast sm:m-auto sm:mt-[10vh] sm:h-[min(38rem,76vh)] sm:w-[min(42rem,calc(100vw-3rem))] sm:rounded-card sm:shadow-overlay starting:opacity-0"
    >
      <div className="flex h-full flex-col border-border bg-surface pt-[env(safe-area-inset-top)] sm:rounded-card sm:border">
        <form role="search" onSubmit={submit}>
          <PanelSearchField
            {...listbox.inputProps}
            ref={field}
            icon={LuSearch}
            label="Search the site"
            closeLabel="Close search"
            inputMode="search"
            enterKeyHint="search"
            maxLength={MAX_QUERY_LENGTH}
            value={query}
            onValue={setQuery}
            onClose={onClose}
          />
        </form>
        <SearchList
          // Every new list starts scrolled to its top.
          key={state.query}
          state={state}
          listbox={listbox}
          onQuery={choose}
          onLeave={onClose}
          className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2 sm:p-3"
        />
        <SearchFooter state={state} onLeave={onClose} />
      </div>
    </Dialog>
  );
}

/** The dialog has focused its first field, so that nothing typed earlier is lost. */
function useFocusAfter<Field extends HTMLElement>(delayMs: number) {
  const field = useRef<Field>(null);
  useEffect(() => {
    const timer = setTimeout(() => field.current?.focus(), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return field;
}

const keys = [
  { keys: '↑ ↓', does: 'to choose' },
  { keys: '↵', does: 'to open' },
  { keys: 'Esc', does: 'to close' },
] as const;

function SearchFooter({ state, onLeave }: { state: SearchState; onLeave: () => void }) {
  const { query } = state;
  const answer = state.status === 'ready' && query !== '' ? state.answer : undefined;
  return (
    <div className="flex min-h-13 flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-border px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] text-sm">
      <p role="status" className="text-fg-muted">
        <span key={query}>{resultCount(state)}</span>
      </p>
      {answer && answer.total > 0 && (
        <Link to={searchPath(query)} onClick={onLeave} className={`${textLinkClass} -my-2 py-2`}>
          See all results
        </Link>
      )}
      {!answer && (
        <p aria-hidden className="hidden gap-4 text-xs text-fg-subtle sm:flex">
          {keys.map(({ keys: names, does }) => (
            <span key={names} className="flex items-center gap-1.5">
              <kbd translate="no" className="rounded-sm border border-border bg-surface-2 px-1.5 font-mono">
                {names}
              </kbd>
              <span>{does}</span>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
