import { memo, type MouseEvent, type ReactNode } from 'react';
import { LuArrowUpLeft, LuCornerDownLeft, LuMessageCircle, LuSearchX } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { OfferPrices } from '@/features/offer';
import { classNames } from '@/lib/class-names';
import { popularSearches } from '@/site/navigation';
import { contactAbout } from '@/site/paths';
import { Banner } from '@/ui/banner';
import { Button, ButtonLink, Spinner } from '@/ui/button';
import type { Listbox } from '@/ui/use-listbox';
import type { SearchResults, TextPiece } from './search-engine';
import type { SearchState } from './use-search';

interface SearchListProps {
  readonly state: SearchState;
  readonly listbox: Listbox;
  /** Fills in another query. */
  readonly onQuery: (query: string) => void;
  /** For a list over the page, which a link closes. The links of a page are tab stops, too. */
  readonly onLeave?: () => void;
  readonly className: string;
}

/** What a search finds, for the overlay and for the page of results. The arrow keys of the input choose an option. */
export function SearchList({ state, listbox, onQuery, onLeave, className }: SearchListProps) {
  const { inputProps, listProps, optionProps } = listbox;
  const { query } = state;
  return (
    <div
      {...(inputProps['aria-expanded'] && {
        ...listProps,
        'aria-label': query === '' ? 'Popular' : 'Results',
      })}
      className={classNames('grid auto-rows-max grid-cols-1 gap-4', className)}
    >
      {content()}
    </div>
  );

  function content() {
    if (state.status === 'failed')
      return (
        <Banner tone="warn" role="alert" title="Search didn’t load">
          <p className="text-fg-muted">Check your connection. What you typed is still there.</p>
          <Button variant="secondary" size="sm" className="mt-2 min-h-11" onClick={state.retry}>
            Try again
          </Button>
        </Banner>
      );
    const options = { optionProps, onLeave };
    if (query === '') return <PopularOptions {...options} onQuery={onQuery} />;
    if (state.status === 'loading')
      return (
        <p className="flex items-center justify-center gap-3 py-10 text-fg-muted">
          <Spinner />
          <span>Loading search</span>
        </p>
      );
    const { groups, suggestions } = state.answer;
    if (groups.length > 0) return <ResultOptions {...options} answer={state.answer} />;
    return (
      <NoResults
        key={query}
        query={query}
        suggestions={suggestions}
        onSuggestion={onQuery}
        onLeave={onLeave}
      />
    );
  }
}

const optionClass = 'group scroll-my-10 py-2.5';

interface OptionsProps {
  readonly optionProps: Listbox['optionProps'];
  readonly onLeave: (() => void) | undefined;
}

function PopularOptions({ optionProps, onLeave, onQuery }: OptionsProps & Pick<SearchListProps, 'onQuery'>) {
  return (
    <OptionGroup title="Popular">
      {popularSearches.map((popular, index) => (
        <button
          key={popular}
          type="button"
          {...optionProps(index, optionClass)}
          tabIndex={onLeave ? -1 : 0}
          onClick={() => onQuery(popular)}
        >
          <span className="flex-1">{popular}</span>
          <LuArrowUpLeft aria-hidden className="size-4 text-fg-subtle rtl:-scale-x-100" />
        </button>
      ))}
    </OptionGroup>
  );
}

/** Memoized: a keystroke rerenders the list before the hits change. */
const ResultOptions = memo(function ResultOptions({
  optionProps,
  onLeave,
  answer: { groups, direct },
}: OptionsProps & { readonly answer: SearchResults }) {
  const answers = direct ? 1 : 0;
  const firsts = groups.map((_, at) => answers + groups.slice(0, at).flatMap(({ hits }) => hits).length);
  function leave(event: MouseEvent) {
    // With a modifier key the link opens in another tab or window, so the search stays open.
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onLeave?.();
  }
  function link(index: number, to: string, children: ReactNode) {
    return (
      <Link
        key={index}
        {...optionProps(index, optionClass)}
        tabIndex={onLeave ? -1 : 0}
        to={to}
        onClick={leave}
      >
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
        <OptionGroup title="Answer">
          {link(
            0,
            direct.to,
            <>
              <span className="block text-fg">{direct.text}</span>
              <OfferPrices plans={direct.plans} />
              <span className="mt-1 block font-mono text-xs text-fg-muted">{`From: ${direct.from}`}</span>
            </>,
          )}
        </OptionGroup>
      )}
      {groups.map(({ path, title, hits }, groupAt) => (
        <OptionGroup key={path} title={title}>
          {hits.map(({ to, heading, text }, at) =>
            link(
              (firsts[groupAt] ?? 0) + at,
              to,
              <>
                <span className="block font-medium text-balance text-fg">
                  <MarkedText pieces={heading} />
                </span>
                {text.length > 0 && (
                  <span className="mt-0.5 line-clamp-2 text-sm text-fg-muted">
                    <MarkedText pieces={text} />
                  </span>
                )}
              </>,
            ),
          )}
        </OptionGroup>
      ))}
    </>
  );
});

function OptionGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={title}>
      <p aria-hidden className="px-3 pt-1 pb-1.5 font-mono text-xs text-fg-subtle">
        {title}
      </p>
      {children}
    </div>
  );
}

/** Each piece is alone in its element, because Google Translate replaces text nodes. */
function MarkedText({ pieces }: { pieces: readonly TextPiece[] }) {
  return pieces.map(({ text, marked }, at) => {
    const key = `${at}${text}`;
    return marked ? (
      <mark key={key} className="rounded-sm bg-accent-soft font-medium text-accent-fg">
        {text}
      </mark>
    ) : (
      <span key={key}>{text}</span>
    );
  });
}

interface NoResultsProps {
  readonly query: string;
  readonly suggestions: readonly string[];
  readonly onSuggestion: (query: string) => void;
  readonly onLeave: (() => void) | undefined;
}

function NoResults({ query, suggestions, onSuggestion, onLeave }: NoResultsProps) {
  return (
    <div className="flex flex-col items-center gap-4 px-4 py-10 text-center">
      <LuSearchX aria-hidden className="size-8 text-fg-subtle" />
      <div className="max-w-full space-y-1">
        <p className="font-medium">
          <span>Nothing on this site matches </span>
          <q translate="no" dir="auto">
            {query}
          </q>
        </p>
        <p className="text-sm text-balance text-fg-muted">Try fewer or different words, or ask us.</p>
      </div>
      {suggestions.length > 0 && (
        <div className="flex flex-wrap items-center justify-center gap-2 text-sm">
          <span className="text-fg-muted">Did you mean</span>
          {suggestions.map((suggestion) => (
            <Button
              key={suggestion}
              variant="secondary"
              size="sm"
              className="min-h-11 rounded-full px-4"
              onClick={() => onSuggestion(suggestion)}
            >
              {suggestion}
            </Button>
          ))}
        </div>
      )}
      <ButtonLink to={contactAbout(query)} variant="secondary" {...(onLeave && { onClick: onLeave })}>
        <LuMessageCircle aria-hidden className="size-4" />
        <span>Ask us on the Contact page</span>
      </ButtonLink>
    </div>
  );
}
