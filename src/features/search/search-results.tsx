import { LuMessageCircle, LuSearchX } from 'react-icons/lu';
import { OfferPrices } from '@/features/offer';
import type { SiteAnswer } from '@/features/reader';
import { Banner } from '@/ui/banner';
import { Button, ButtonLink } from '@/ui/button';
import type { SearchHit, TextPiece } from './search-engine';

/** A hit: its heading and a line of its text. */
export function SearchHitText({ heading, text }: Pick<SearchHit, 'heading' | 'text'>) {
  return (
    <>
      <span className="block font-medium text-balance text-fg">
        <MarkedText pieces={heading} />
      </span>
      {text.length > 0 && (
        <span className="mt-0.5 line-clamp-2 text-sm text-fg-muted">
          <MarkedText pieces={text} />
        </span>
      )}
    </>
  );
}

/** The answer above the results, with the section it comes from. */
export function DirectAnswerText({ text, from, plans }: Pick<SiteAnswer, 'text' | 'from' | 'plans'>) {
  return (
    <>
      <span className="block text-fg">{text}</span>
      <OfferPrices plans={plans} />
      <span className="mt-1 block font-mono text-xs text-fg-muted">{`From: ${from}`}</span>
    </>
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

export function SearchFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Banner tone="warn" role="alert" title="Search didn’t load">
      <p className="text-fg-muted">Check your connection. What you typed is still there.</p>
      <Button variant="secondary" size="sm" className="mt-2 min-h-11" onClick={onRetry}>
        Try again
      </Button>
    </Banner>
  );
}

interface NoResultsProps {
  readonly query: string;
  readonly suggestions: readonly string[];
  readonly onSuggestion: (query: string) => void;
  readonly askTo: string;
  readonly onLeave?: () => void;
}

export function NoResults({ query, suggestions, onSuggestion, askTo, onLeave }: NoResultsProps) {
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
            <button
              key={suggestion}
              type="button"
              onClick={() => onSuggestion(suggestion)}
              className="min-h-11 cursor-pointer rounded-full border border-border-strong px-4 font-medium transition-colors duration-fast hover:border-fg-muted hover:bg-surface-2"
            >
              {suggestion}
            </button>
          ))}
        </div>
      )}
      <ButtonLink to={askTo} variant="secondary" {...(onLeave && { onClick: onLeave })}>
        <LuMessageCircle aria-hidden className="size-4" />
        <span>Ask us on the Contact page</span>
      </ButtonLink>
    </div>
  );
}
