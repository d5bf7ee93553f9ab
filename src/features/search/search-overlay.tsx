import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type SubmitEvent,
} from 'react';
import { LuArrowUpLeft, LuSearch } from 'react-icons/lu';
import { Link, useNavigate } from 'react-router-dom';
import { contactAbout } from '@/site/paths';
import { Dialog } from '@/ui/dialog';
import { useBufferedText } from '@/ui/keystroke-buffer';
import { PanelSearchField } from '@/ui/panel-search-field';
import { Spinner } from '@/ui/spinner';
import { textLinkClass } from '@/ui/text-link';
import { useListbox } from '@/ui/use-listbox';
import { MAX_QUERY_LENGTH, popularSearches, searchPath } from './search';
import { SearchListbox } from './search-listbox';
import { NoResults, SearchFailed } from './search-results';
import { useSearch, type SearchState } from './use-search';

interface SearchOverlayProps {
  readonly onClose: () => void;
}

const LIMITS = { groups: 6, hitsPerGroup: 3 } as const;
const FOCUS_DELAY_MS = 100;

export default function SearchOverlay({ onClose }: SearchOverlayProps) {
  const [query, setQuery] = useState('');
  useBufferedText((text) => setQuery((before) => before + text));
  const trimmed = query.trim();
  const state = useSearch(trimmed, LIMITS);
  const groups = state.status === 'ready' ? state.answer.groups : [];
  const shown = `${state.status} ${state.query}`;
  const direct = state.status === 'ready' ? state.answer.direct : undefined;
  const count = groups.flatMap(({ hits }) => hits).length + (direct ? 1 : 0);
  const listbox = useListbox(count, shown, `${state.status} ${trimmed}`);
  const { inputRef, boxProps } = useLateFocus(FOCUS_DELAY_MS, setQuery);
  const navigate = useNavigate();

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
      aria-label="Search"
      className="m-0 h-dvh max-h-none w-full max-w-none overscroll-contain bg-transparent text-fg opacity-100 transition-opacity duration-fast sm:m-auto sm:mt-[10vh] sm:h-[min(38rem,76vh)] sm:w-[min(42rem,calc(100vw-3rem))] sm:rounded-panel sm:shadow-overlay starting:opacity-0"
    >
      <div
        {...boxProps}
        className="flex h-full flex-col border-border bg-surface pt-[env(safe-area-inset-top)] sm:rounded-panel sm:border"
      >
        <form role="search" onSubmit={submit}>
          <SearchHeader
            ref={inputRef}
            query={query}
            onQuery={setQuery}
            onClose={onClose}
            {...listbox.inputProps}
          />
        </form>
        <SearchOutcome key={state.query} state={state} listbox={listbox} onQuery={choose} onLeave={onClose} />
        <SearchFooter state={state} onLeave={onClose} />
      </div>
    </Dialog>
  );
}

/** Focuses an input after a delay. Until then, the box around it has the focus and passes on what is typed. */
function useLateFocus(delayMs: number, onEarlyKey: (edit: (text: string) => string) => void) {
  const inputRef = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const timer = setTimeout(() => {
      // Keep the focus where the visitor has moved it.
      if (!document.activeElement?.matches('button, a, input, select, summary')) inputRef.current?.focus();
    }, delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);

  /** showModal() focuses the element with this attribute; React does not render it. */
  const boxRef = useCallback((box: HTMLElement | null) => box?.setAttribute('autofocus', ''), []);

  function onKeyDown(event: KeyboardEvent) {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter') inputRef.current?.form?.requestSubmit();
    const edit = editFor(event.key);
    if (!edit) return;
    event.preventDefault();
    onEarlyKey(edit);
  }

  return { inputRef, boxProps: { ref: boxRef, tabIndex: -1, onKeyDown } };
}

function editFor(key: string): ((text: string) => string) | null {
  if (key === 'Backspace') return (text) => text.slice(0, -1);
  return Array.from(key).length === 1 ? (text) => text + key : null;
}

interface SearchHeaderProps extends ComponentProps<'input'> {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onClose: () => void;
}

function SearchHeader({ query, onQuery, ...rest }: SearchHeaderProps) {
  return (
    <PanelSearchField
      {...rest}
      icon={LuSearch}
      label="Search the site"
      closeLabel="Close search"
      inputMode="search"
      enterKeyHint="search"
      maxLength={MAX_QUERY_LENGTH}
      value={query}
      onValue={onQuery}
    />
  );
}

interface SearchOutcomeProps {
  readonly state: SearchState;
  readonly listbox: ReturnType<typeof useListbox>;
  readonly onQuery: (query: string) => void;
  readonly onLeave: () => void;
}

/** Keyed by the query, so that every new result list starts scrolled to its top. */
function SearchOutcome({ state, listbox, onQuery, onLeave }: SearchOutcomeProps) {
  const { query } = state;
  if (state.status === 'ready' && state.answer.groups.length > 0) {
    const { listId, optionId, activeIndex } = listbox;
    return (
      <SearchListbox
        groups={state.answer.groups}
        direct={state.answer.direct}
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
    if (query === '') return <SearchStarters onQuery={onQuery} />;
    if (state.status === 'loading') {
      return (
        <p className="flex items-center justify-center gap-3 py-10 text-fg-muted">
          <Spinner />
          <span>Loading search</span>
        </p>
      );
    }
    return (
      <NoResults
        query={query}
        suggestions={state.answer.suggestions}
        onSuggestion={onQuery}
        askTo={contactAbout(query)}
        onLeave={onLeave}
      />
    );
  }
}

interface SearchStartersProps {
  readonly onQuery: (query: string) => void;
}

function SearchStarters({ onQuery }: SearchStartersProps) {
  return (
    <section aria-label="Popular">
      <p aria-hidden className="px-3 pt-1 pb-1.5 font-mono text-xs text-fg-subtle">
        Popular
      </p>
      <ul>
        {popularSearches.map((starter) => (
          <li key={starter}>
            <button
              type="button"
              onClick={() => onQuery(starter)}
              className="flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-control px-3 text-start transition-colors duration-fast hover:bg-surface-2"
            >
              <span className="flex-1">{starter}</span>
              <LuArrowUpLeft aria-hidden className="size-4 text-fg-subtle rtl:-scale-x-100" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SearchFooterProps {
  readonly state: SearchState;
  readonly onLeave: () => void;
}

const keys = [
  { keys: '↑ ↓', does: 'to choose' },
  { keys: '↵', does: 'to open' },
  { keys: 'Esc', does: 'to close' },
] as const;

function SearchFooter({ state, onLeave }: SearchFooterProps) {
  const { query } = state;
  const answer = state.status === 'ready' && query !== '' ? state.answer : undefined;
  const link = `${textLinkClass} -my-2 py-2`;
  return (
    <div className="flex min-h-13 flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-border px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] text-sm">
      <p role="status" className="text-fg-muted">
        {answer && <span key={query}>{resultCount(answer.total, answer.exact)}</span>}
      </p>
      {answer && answer.total > 0 && (
        <Link to={searchPath(query)} onClick={onLeave} className={link}>
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

function resultCount(total: number, exact: boolean): string {
  if (total === 0) return 'No results';
  const results = total === 1 ? '1 result' : `${total} results`;
  return exact ? results : `${results} with some of your words`;
}
