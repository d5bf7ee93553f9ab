import { classNames } from '@/lib/class-names';
import type { Piece } from './mark-pieces';

const looks = {
  1: 'bg-transparent text-fg decoration-dotted',
  2: 'decoration-solid bg-warn-soft text-warn',
  3: 'decoration-solid bg-danger-soft text-danger font-medium',
} as const;

interface MarkedMessageProps {
  readonly pieces: readonly Piece[];
  readonly isCut: boolean;
}

/** The message as text, never as markup, with what was found underlined. */
export function MarkedMessage({ pieces, isCut }: MarkedMessageProps) {
  return (
    <figure className="rounded-input border border-border bg-surface">
      <div translate="no" dir="auto" className="p-4 text-sm wrap-anywhere whitespace-pre-wrap">
        {pieces.map(({ start, text, weight }) =>
          weight === 0 ? (
            <span key={`${start}${text}`}>{text}</span>
          ) : (
            <mark
              key={`${start}${text}`}
              className={classNames('rounded-sm underline underline-offset-3', looks[weight])}
            >
              {text}
            </mark>
          ),
        )}
      </div>
      {isCut && (
        <figcaption className="border-t border-border px-4 py-2 text-xs text-fg-muted">
          The beginning. All of it was read.
        </figcaption>
      )}
    </figure>
  );
}
