import { memo, useEffect, useRef, useState, type MouseEvent, type ReactNode, type SubmitEvent } from 'react';
import { LuArrowUpLeft, LuCornerDownLeft, LuSearch } from 'react-icons/lu';
import { Link, useNavigate } from 'react-router-dom';
import { popularSearches } from '@/site/navigation';
import { searchPath } from '@/site/paths';
import { Dialog } from '@/ui/dialog';
import { useBufferedText } from '@/ui/keystroke-buffer';
import { PanelSearchField } from '@/ui/panel-search-field';
import { textLinkClass } from '@/ui/text-link';
import { useListbox, type Listbox } from '@/ui/use-listbox';
import type { SearchResults } from './search-engine';
import { AnswerText, HitText, SearchBody } from './search-list';
import { MAX_QUERY_LENGTH, resultCount, useSearch, type SearchState } from './use-search';

const MAX_PAGES = 6;
const FOCUS_DELAY_MS = 100;

export default function SearchOverlay({ onClose }: { onClose: () => void }) {
  const [query, setQuery] = useState('');
  useBufferedText((text) => setQuery((before) => before + text));
  const trimmed = query.trim();
  const state = useSearch(trimmed, MAX_PAGES);
  const listbox = useListbox(countOptions(state), listName(state.query), listName(trimmed));
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

  /** The popular searches stay the same list when the index has loaded. */
  function listName(asked: string): string {
    return asked === '' && state.status !== 'failed' ? 'popular' : `${state.status} ${asked}`;
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
        <div
          // Every new list starts scrolled to its top.
          key={state.query}
          {...(listbox.inputProps['aria-expanded'] && {
            ...listbox.listProps,
            'aria-label': state.query === '' ? 'Popular' : 'Results',
          })}
          className="grid min-h-0 flex-1 auto-rows-max grid-cols-1 gap-4 overflow-y-auto overscroll-contain p-2 sm:p-3"
        >
          <SearchBody
            state={state}
            onLeave={onClose}
            popular={<PopularOptions optionProps={listbox.optionProps} onChoose={choose} />}
            renderResults={(answer) => (
              <ResultOptions optionProps={listbox.optionProps} answer={answer} onLeave={onClose} />
            )}
          />
        </div>
        <div className="flex min-h-13 flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-border px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] text-sm">
          <p role="status" className="text-fg-muted">
            <span key={state.query}>{resultCount(state)}</span>
          </p>
          {state.status === 'ready' && state.answer.total > 0 && (
            <Link to={searchPath(state.query)} onClick={onClose} className={`${textLinkClass} -my-2 py-2`}>
              See all results
            </Link>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** Those of the answer and the hits, or the popular searches before anything is typed. */
function countOptions(state: SearchState): number {
  if (state.query === '') return state.status === 'failed' ? 0 : popularSearches.length;
  if (state.status !== 'ready') return 0;
  const { groups, direct } = state.answer;
  return groups.flatMap(({ hits }) => hits).length + (direct ? 1 : 0);
}

const optionClass = 'group scroll-my-10 py-2.5';

interface OptionsProps {
  readonly optionProps: Listbox['optionProps'];
}

function PopularOptions({ optionProps, onChoose }: OptionsProps & { onChoose: (query: string) => void }) {
  return (
    <OptionGroup title="Popular">
      {popularSearches.map((popular, index) => (
        <button
          key={popular}
          type="button"
          {...optionProps(index, optionClass)}
          onClick={() => onChoose(popular)}
        >
          <span className="flex-1">{popular}</span>
          <LuArrowUpLeft aria-hidden className="size-4 text-fg-subtle rtl:-scale-x-100" />
        </button>
      ))}
    </OptionGroup>
  );
}

interface ResultOptionsProps extends OptionsProps {
  readonly answer: SearchResults;
  readonly onLeave: () => void;
}

/** Memoized: a keystroke rerenders the list before the hits change. */
const ResultOptions = memo(function ResultOptions({ optionProps, onLeave, answer }: ResultOptionsProps) {
  const { groups, direct } = answer;
  const hits = groups.flatMap((group) => group.hits);
  function leave(event: MouseEvent) {
    // With a modifier key the link opens in another tab or window, so the search stays open.
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onLeave();
  }
  function option(index: number, to: string, children: ReactNode) {
    return (
      <Link key={index} {...optionProps(index, optionClass)} to={to} onClick={leave}>
        <span className="min-w-0 flex-1">{children}</span>
        <LuCornerDownLeft
          aria-hidden
          className="size-4 shrink-0 text-fg-subtle opacity-0 group-hover:opacity-100 group-aria-selected:opacity-100 rtl:-scale-x-100"
        />
      </Link>
    );
  }
  return (
    <>
      {direct && (
        <OptionGroup title="Answer">{option(0, direct.section.to, <AnswerText {...direct} />)}</OptionGroup>
      )}
      {groups.map((group) => (
        <OptionGroup key={group.path} title={group.title}>
          {group.hits.map((hit) =>
            option(hits.indexOf(hit) + (direct ? 1 : 0), hit.to, <HitText {...hit} />),
          )}
        </OptionGroup>
      ))}
    </>
  );
});

function OptionGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={title}>
      <p aria-hidden className="px-3 pt-1 pb-1.5 text-xs text-fg-subtle">
        {title}
      </p>
      {children}
    </div>
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
