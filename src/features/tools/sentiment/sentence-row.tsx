import { memo } from 'react';
import { scoreSentence, type Term } from './engine/score-sentence';
import { formatScore, toneLooks } from './format';
import { MarkedSentence } from './marked-sentence';

/** A sentence with what was heard in it. It follows from the text alone, so an unchanged one is not drawn again. */
export const SentenceRow = memo(function SentenceRow({ text }: { readonly text: string }) {
  const score = scoreSentence(text);
  const look = toneLooks[score.tone];
  return (
    <li className="grid grid-cols-[4.5rem_1fr] gap-x-4 px-5 py-4 [contain-intrinsic-size:auto_5rem] [content-visibility:auto] sm:grid-cols-[5.5rem_1fr] sm:px-6">
      <div>
        <p translate="no" className={`font-mono text-sm leading-relaxed tabular-nums ${look.text}`}>
          {formatScore(score.score)}
        </p>
        <Lean score={score.score} fill={look.fill} />
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
});

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

/** A bar that leans to one side of a middle line. */
function Lean({ score, fill }: { readonly score: number; readonly fill: string }) {
  const width = Math.abs(score) * 30;
  return (
    <svg aria-hidden viewBox="0 0 64 8" className="mt-1 w-full max-w-16 rtl:-scale-x-100">
      <path d="M2 4H62" className="stroke-border" />
      <rect x={score < 0 ? 32 - width : 32} y={2} width={width} height={4} rx={1} className={fill} />
      <path d="M32 0V8" className="stroke-border-strong" />
    </svg>
  );
}
