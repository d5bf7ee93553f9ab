import { formatScore } from '@/lib/format-score';
import type { Tone } from './score-sentence';
import type { TextScore } from './score-text';
import { formatCount, formatShare, toneLooks, toneOrder } from './format';
import { SentenceScale } from './score-charts';

/** The overall score of a text. */
export function Readout({ reading }: { readonly reading: TextScore }) {
  const { score, tone, isUnsure, sentences } = reading;
  const isEmpty = sentences.length === 0;
  const look = toneLooks[tone];
  const verdict = isEmpty ? 'Nothing to read yet' : isUnsure ? `${look.name}, unsure` : look.name;
  return (
    <div className="grid content-between gap-6">
      <div>
        <p className="font-mono text-xs font-medium tracking-wide text-fg-muted uppercase">Overall</p>
        <div className="mt-2 flex flex-wrap items-baseline gap-x-4">
          <p
            translate="no"
            className={`font-mono text-h1 tabular-nums ${isEmpty ? 'text-fg-subtle' : look.text}`}
          >
            {isEmpty ? '0.00' : formatScore(score)}
          </p>
          <p className="text-lg font-medium">
            <span key={verdict}>{verdict}</span>
          </p>
        </div>
      </div>
      <SentenceScale scores={sentences.map((sentence) => sentence.score)} mean={isEmpty ? null : score} />
      <ToneCounts counts={countsOf(sentences)} />
    </div>
  );
}

function countsOf(sentences: TextScore['sentences']): Record<Tone, number> {
  const counts = { positive: 0, mixed: 0, neutral: 0, negative: 0 };
  for (const { tone } of sentences) counts[tone] += 1;
  return counts;
}

/** Count and share per tone. */
export function ToneCounts({ counts }: { readonly counts: Readonly<Record<Tone, number>> }) {
  const total = toneOrder.reduce((sum, tone) => sum + counts[tone], 0);
  return (
    <dl className="grid grid-cols-2 gap-y-4 sm:grid-cols-4 sm:divide-x divide-border rtl:divide-x-reverse">
      {toneOrder.map((tone) => {
        const { name, sign, text } = toneLooks[tone];
        return (
          <div key={tone} className="sm:px-3 sm:first:ps-0 sm:last:pe-0">
            <dt className="flex items-baseline gap-1.5 text-xs text-fg-muted">
              <span aria-hidden className={`font-mono font-medium ${text}`}>
                {sign}
              </span>
              <span>{name}</span>
            </dt>
            <dd translate="no" className="mt-1 flex flex-wrap items-baseline gap-x-2 font-mono tabular-nums">
              <span className="text-xl">{formatCount(counts[tone])}</span>
              <span className="text-xs text-fg-muted">{formatShare(counts[tone], total)}</span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
