import { type ReactNode } from 'react';
import { LuMessageCircle, LuSearchX } from 'react-icons/lu';
import { OfferPrices } from '@/features/offer';
import { sourceOf, type SiteQuote } from '@/features/reader';
import { contactAbout } from '@/site/paths';
import { Banner } from '@/ui/banner';
import { Button, ButtonLink, Spinner } from '@/ui/button';
import type { SearchHit, SearchResults, TextPiece } from './search-engine';
import type { SearchState } from './use-search';

interface SearchBodyProps {
  readonly state: SearchState;
  /** Shown before anything is typed. */
  readonly popular: ReactNode;
  readonly renderResults: (answer: SearchResults) => ReactNode;
  /** For a search over the page, which a link closes. */
  readonly onLeave?: () => void;
}

/** What a search shows: popular searches, results, or that there are none. */
export function SearchBody({ state, popular, renderResults, onLeave }: SearchBodyProps) {
  if (state.status === 'failed')
    return (
      <Banner tone="warn" role="alert" title="Search didn’t load">
        <p className="text-fg-muted">Check your connection. What you typed is still there.</p>
        <Button variant="secondary" size="sm" className="mt-2 min-h-11" onClick={state.retry}>
          Try again
        </Button>
      </Banner>
    );
  if (state.query === '') return popular;
  if (state.status === 'loading')
    return (
      <p className="flex items-center justify-center gap-3 py-10 text-fg-muted">
        <Spinner />
        <span>Loading search</span>
      </p>
    );
  if (state.answer.groups.length > 0) return renderResults(state.answer);
  return (
    <div key={state.query} className="flex flex-col items-center gap-4 px-4 py-10 text-center">
      <LuSearchX aria-hidden className="size-8 text-fg-subtle" />
      <div className="max-w-full space-y-1">
        <p className="font-medium">
          <span>Nothing on this site matches </span>
          <q translate="no" dir="auto">
            {state.query}
          </q>
        </p>
        <p className="text-sm text-balance text-fg-muted">Try fewer or different words, or ask us.</p>
      </div>
      <ButtonLink to={contactAbout(state.query)} variant="secondary" {...(onLeave && { onClick: onLeave })}>
        <LuMessageCircle aria-hidden className="size-4" />
        <span>Ask us on the Contact page</span>
      </ButtonLink>
    </div>
  );
}

export function AnswerText({ text, section }: SiteQuote) {
  return (
    <>
      <span className="block text-fg">{text}</span>
      <OfferPrices plans={section.plans} />
      <span className="mt-1 block text-xs text-fg-muted">{`From: ${sourceOf(section)}`}</span>
    </>
  );
}

/** The heading of a section, and its words around the match. */
export function HitText({ heading, text }: SearchHit) {
  return (
    <>
      <span className="block font-medium text-balance text-fg">
        <MarkedText pieces={heading} />
      </span>
      <span className="mt-0.5 line-clamp-2 text-sm font-normal text-fg-muted empty:hidden">
        <MarkedText pieces={text} />
      </span>
    </>
  );
}

/** Each piece is alone in its element, because Google Translate replaces text nodes. */
function MarkedText({ pieces }: { readonly pieces: readonly TextPiece[] }) {
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
