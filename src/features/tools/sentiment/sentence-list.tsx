import { memo, useState } from 'react';
import { formatScore } from '@/lib/format-score';
import { Button } from '@/ui/button';
import type { ScoredSentence, TextScore } from './score-text';
import type { SentenceScore, Term } from './score-sentence';
import { toneLooks } from './format';

const SHOWN_AT_FIRST = 60;

export function SentenceList({ sentences }: Pick<TextScore, 'sentences'>) {
  const [showsAll, setIsWhole] = useState(false);
  const shown = showsAll ? sentences : sentences.slice(0, SHOWN_AT_FIRST);
  const hasNoTerms = sentences.length > 0 && sentences.every(({ terms }) => terms.length === 0);
  return (
    <div>
      <h3 className="px-5 pt-5 font-mono text-xs font-medium tracking-wide text-fg-muted uppercase sm:px-6">
        Sentence by sentence
      </h3>
      {hasNoTerms && (
        <p className="px-5 pt-3 text-sm text-fg-muted sm:px-6">
          No positive or negative words found. The meter reads English only.
        </p>
      )}
      <ol className="divide-y divide-border">
        {shown.map((sentence) => (
          <SentenceRow key={`${sentence.start}${sentence.text}`} sentence={sentence} />
        ))}
      </ol>
      {shown.length < sentences.length && (
        <div className="px-5 pb-5 sm:px-6">
          <Button variant="secondary" onClick={() => setIsWhole(true)}>
            <span key={sentences.length}>{`Show all ${sentences.length} sentences`}</span>
          </Button>
        </div>
      )}
    </div>
  );
}

/** A scored sentence. */
const SentenceRow = memo(SentenceRowView, isSame);

function SentenceRowView({ sentence: score }: { readonly sentence: ScoredSentence }) {
  const { text } = score;
  const look = toneLooks[score.tone];
  return (
    <li className="grid grid-cols-[4.5rem_1fr] gap-x-4 px-5 py-4 [contain-intrinsic-size:auto_5rem] [content-visibility:auto] sm:grid-cols-[5.5rem_1fr] sm:px-6">
      <div>
        <p translate="no" className={`font-mono text-sm leading-relaxed tabular-nums ${look.text}`}>
          {formatScore(score.score)}
        </p>
        <ScoreBar score={score.score} fill={look.fill} />
        <p className="sr-only">{look.name}</p>
      </div>
      <div className="min-w-0">
        <MarkedSentence text={text} score={score} />
        {score.terms.length > 0 && (
          <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-xs text-fg-muted">
            {score.terms.map((term) => (
              <TermNote key={term.start} {...term} />
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

/** Typing re-renders only changed sentences. */
function isSame(
  { sentence: one }: { readonly sentence: ScoredSentence },
  { sentence: other }: { readonly sentence: ScoredSentence },
): boolean {
  return one.text === other.text && one.score === other.score && one.tone === other.tone;
}

function TermNote({ text, weight, reasons }: Term) {
  return (
    <li className="flex flex-wrap gap-x-2">
      <span translate="no" dir="auto" className="wrap-anywhere">
        {text}
      </span>
      <span translate="no" className={`font-mono tabular-nums ${weight > 0 ? 'text-mint' : 'text-danger'}`}>
        {formatScore(weight, 1)}
      </span>
      {reasons.map((reason) => (
        <span key={reason} translate="no" className="text-fg-subtle">
          {reason}
        </span>
      ))}
    </li>
  );
}

/** A bar to the left or right of a center line. */
function ScoreBar({ score, fill }: { readonly score: number; readonly fill: string }) {
  const width = Math.abs(score) * 30;
  return (
    <svg aria-hidden viewBox="0 0 64 8" className="mt-1 w-full max-w-16 rtl:-scale-x-100">
      <path d="M2 4H62" className="stroke-border" />
      <rect x={score < 0 ? 32 - width : 32} y={2} width={width} height={4} rx={1} className={fill} />
      <path d="M32 0V8" className="stroke-border-strong" />
    </svg>
  );
}

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

/** Scored words are marked with their sign; words that changed their weight are underlined with dots. */
function MarkedSentence({ text, score }: MarkedSentenceProps) {
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
