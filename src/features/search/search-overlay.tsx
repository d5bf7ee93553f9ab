import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type SubmitEvent,
} from 'react';
import { LuSearch } from 'react-icons/lu';
import { Link, useNavigate } from 'react-router-dom';
import { Dialog } from '@/ui/dialog';
import { useBufferedText } from '@/ui/keystroke-buffer';
import { PanelSearchField } from '@/ui/panel-search-field';
import { textLinkClass } from '@/ui/text-link';
import { MAX_QUERY_LENGTH, searchPath } from './search';
import { SearchList } from './search-list';
import { resultCount, useSearchList, type SearchState } from './use-search';

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
        <span key={query}>{resultCount(state)}</span>
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
