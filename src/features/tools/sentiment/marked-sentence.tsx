import type { SentenceScore } from './engine/score-sentence';
import { formatScore } from './format';

interface Piece {
  readonly start: number;
  readonly text: string;
  readonly weight?: number;
  readonly title?: string;
  readonly isModifier?: true;
}

interface MarkedSentenceProps {
  readonly text: string;
  readonly score: SentenceScore;
}

/** The words that moved it, each with its sign; those that changed the weight of others are dotted. */
export function MarkedSentence({ text, score }: MarkedSentenceProps) {
  return (
    <p translate="no" dir="auto" className="max-w-measure leading-relaxed wrap-anywhere">
      {piecesOf(text, score).map(({ start, text: words, weight, title, isModifier }) => {
        if (weight === undefined) {
          return (
            <span
              key={start}
              className={isModifier && 'underline decoration-fg-muted decoration-dotted underline-offset-4'}
            >
              {words}
            </span>
          );
        }
        return (
          <mark
            key={start}
            title={title}
            className={`rounded-sm box-decoration-clone px-1 ${weight > 0 ? 'bg-mint-soft text-mint' : 'bg-danger-soft text-danger'}`}
          >
            {words}
            <sup aria-hidden className="ms-0.5 font-mono text-xs">
              {weight > 0 ? '+' : '−'}
            </sup>
          </mark>
        );
      })}
    </p>
  );
}

function piecesOf(text: string, { terms, modifiers }: SentenceScore): Piece[] {
  const spans = [
    ...terms.map(({ start, end, weight, reasons }) => ({
      start,
      end,
      weight,
      title: [formatScore(weight, 1), ...reasons].join(', '),
    })),
    ...modifiers.map(({ start, end }) => ({ start, end, isModifier: true as const })),
  ].toSorted((one, other) => one.start - other.start);

  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end, ...look } of spans) {
    if (start < at) continue;
    if (start > at) pieces.push({ start: at, text: text.slice(at, start) });
    pieces.push(Object.assign(look, { start, text: text.slice(start, end) }));
    at = end;
  }
  if (at < text.length) pieces.push({ start: at, text: text.slice(at) });
  return pieces;
}
