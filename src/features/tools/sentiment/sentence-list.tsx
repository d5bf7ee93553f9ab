import { memo, useState } from 'react';
import { formatScore } from '@/lib/format-score';
import { classNames } from '@/lib/class-names';
import { Button } from '@/ui/button';
import { toneLooks } from './readout';
import type { ScoredSentence, TextScore } from './score-text';

const SHOWN_AT_FIRST = 60;

interface SentenceListProps extends Pick<TextScore, 'sentences'> {
  readonly title: string;
}

/** Sentences or reviews with their scores, marks and reasons. */
export const SentenceList = memo(function SentenceList({ title, sentences }: SentenceListProps) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? sentences : sentences.slice(0, SHOWN_AT_FIRST);
  return (
    <div>
      <h3 className="font-mono text-xs font-medium tracking-wide text-fg-muted uppercase">
        <span key={title}>{title}</span>
      </h3>
      {sentences.every(({ terms }) => terms.length === 0) && (
        <p className="pt-3 text-sm text-fg-muted">
          No positive or negative words found. The meter reads English only.
        </p>
      )}
      <ol className="divide-y divide-border">
        {shown.map((sentence) => (
          <SentenceRow key={`${sentence.start}${sentence.text}`} {...sentence} />
        ))}
      </ol>
      {shown.length < sentences.length && (
        <Button variant="secondary" onClick={() => setShowsAll(true)}>
          <span key={sentences.length}>{`Show all ${sentences.length} sentences`}</span>
        </Button>
      )}
      <p className="mt-4 text-xs text-fg-muted">
        It uses rules, word lists and a small model of word pairs, all in your browser.
      </p>
    </div>
  );
});

function SentenceRow(sentence: ScoredSentence) {
  const { score, tone, terms } = sentence;
  const look = toneLooks[tone];
  return (
    <li className="grid grid-cols-[4.5rem_1fr] gap-x-4 py-4 [contain-intrinsic-size:auto_5rem] nth-[n+12]:[content-visibility:auto]">
      <div>
        <p translate="no" className={`font-mono text-sm leading-relaxed tabular-nums ${look.text}`}>
          {formatScore(score)}
        </p>
        <p className="sr-only">{look.name}</p>
      </div>
      <div className="min-w-0">
        <p translate="no" dir="auto" className="max-w-measure leading-relaxed wrap-anywhere">
          {piecesOf(sentence).map(({ start, words, weight }) =>
            weight === undefined ? (
              <span key={start}>{words}</span>
            ) : (
              <mark
                key={start}
                className={classNames(
                  'rounded-sm box-decoration-clone px-1',
                  weight > 0 ? 'bg-mint-soft text-mint' : 'bg-danger-soft text-danger',
                )}
              >
                {words}
                <sup aria-hidden className="ms-0.5 font-mono text-xs">
                  {weight > 0 ? '+' : '−'}
                </sup>
              </mark>
            ),
          )}
        </p>
        {terms.length > 0 && (
          <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-xs text-fg-muted">
            {terms.map(({ start, text, weight, reasons }) => (
              <li key={start} translate="no" className="flex flex-wrap gap-x-2">
                <span dir="auto" className="wrap-anywhere">
                  {text}
                </span>
                <span className={`font-mono tabular-nums ${weight > 0 ? 'text-mint' : 'text-danger'}`}>
                  {formatScore(weight, 1)}
                </span>
                {reasons.map((reason) => (
                  <span key={reason} className="text-fg-subtle">
                    {reason}
                  </span>
                ))}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

interface Piece {
  readonly start: number;
  readonly words: string;
  /** Undefined for the text between marks. */
  readonly weight?: number;
}

function piecesOf({ text, terms }: ScoredSentence): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end, weight } of terms) {
    if (start < at) continue;
    pieces.push(
      { start: at, words: text.slice(at, start) },
      { start, words: text.slice(start, end), weight },
    );
    at = end;
  }
  return [...pieces, { start: at, words: text.slice(at) }].filter(({ words }) => words !== '');
}
