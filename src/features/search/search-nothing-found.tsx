import { LuMessageCircle, LuSearchX } from 'react-icons/lu';
import { ButtonLink } from '@/ui/button';

interface SearchNothingFoundProps {
  readonly query: string;
  /** Other spellings of what was typed. */
  readonly suggestions: readonly string[];
  readonly onSuggestion: (query: string) => void;
  /** Where the question can be asked, with the question. */
  readonly askTo: string;
  readonly onLeave?: () => void;
}

export function SearchNothingFound({
  query,
  suggestions,
  onSuggestion,
  askTo,
  onLeave,
}: SearchNothingFoundProps) {
  return (
    <div className="flex flex-col items-center gap-4 px-4 py-10 text-center">
      <LuSearchX aria-hidden className="size-8 text-fg-subtle" />
      <div className="max-w-full space-y-1">
        <p className="font-medium">
          <span>Nothing on this site matches </span>
          <q className="break-words" translate="no">
            {query}
          </q>
        </p>
        <p className="text-sm text-balance text-fg-muted">
          Try fewer or other words, or put the question to us.
        </p>
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
        <span>Ask us on Contact</span>
      </ButtonLink>
    </div>
  );
}
