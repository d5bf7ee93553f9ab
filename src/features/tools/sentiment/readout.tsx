import { memo } from 'react';
import { formatScore } from '@/lib/format-score';
import type { TextScore } from './score-text';
import { countTones, type Tone, type ToneCounts } from './tones';

/** Each tone has a name and a sign, so that it is not conveyed by color alone. */
export const toneLooks = {
  positive: { name: 'Positive', sign: '+', text: 'text-mint', bar: 'bg-mint' },
  mixed: { name: 'Mixed', sign: '±', text: 'text-warn', bar: 'bg-warn' },
  neutral: { name: 'Neutral', sign: '·', text: 'text-fg-muted', bar: 'bg-border-strong' },
  negative: { name: 'Negative', sign: '−', text: 'text-danger', bar: 'bg-danger' },
} as const satisfies Record<Tone, unknown>;

const toneOrder = ['positive', 'mixed', 'neutral', 'negative'] as const;

export function formatCount(count: number): string {
  return count.toLocaleString('en');
}

interface ReadoutProps {
  /** Null without a text. */
  readonly score: TextScore | null;
}

/** The overall score of a text, and the tones of its sentences. */
export const Readout = memo(function Readout({ score }: ReadoutProps) {
  const { score: mean, tone, isUnsure, counts } = score ?? empty;
  const { name, text } = toneLooks[tone];
  const verdict = score ? (isUnsure ? `${name}, unsure` : name) : 'Nothing to read yet';
  return (
    <div className="grid content-between gap-6">
      <div>
        <p className="font-mono text-xs font-medium tracking-wide text-fg-muted uppercase">Overall</p>
        <div className="mt-2 flex flex-wrap items-baseline gap-x-4">
          <p translate="no" className={`font-mono text-h1 tabular-nums ${text}`}>
            {formatScore(mean)}
          </p>
          <p className="text-lg font-medium">
            <span key={verdict}>{verdict}</span>
          </p>
        </div>
      </div>
      <ToneShares counts={counts} />
    </div>
  );
});

const empty = { score: 0, tone: 'neutral', isUnsure: false, counts: countTones([]) } as const;

/** Count and share per tone, also as a bar. */
function ToneShares({ counts }: { readonly counts: ToneCounts }) {
  const total = toneOrder.reduce((sum, tone) => sum + counts[tone], 0);
  return (
    <div className="grid gap-6">
      <div aria-hidden className="flex h-10 gap-0.5 overflow-hidden rounded-input bg-border">
        {toneOrder.map(
          (tone) =>
            counts[tone] > 0 && (
              <span key={tone} style={{ flexGrow: counts[tone] }} className={toneLooks[tone].bar} />
            ),
        )}
      </div>
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
              <dd
                translate="no"
                className="mt-1 flex flex-wrap items-baseline gap-x-2 font-mono tabular-nums"
              >
                <span className="text-xl">{formatCount(counts[tone])}</span>
                <span className="text-xs text-fg-muted">
                  {`${Math.round((counts[tone] / Math.max(total, 1)) * 100)}%`}
                </span>
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
