import { formatScore } from '@/lib/format-score';
import type { TextScore } from './score-text';
import { type ScoreSummary, summarizeScores, type Tone, toneOf } from './tones';

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

/** The overall score of a text, and how its sentences spread. */
export function Readout({ score }: ReadoutProps) {
  const { score: mean, tone, isUnsure, counts, steps } = score ?? empty;
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
      <ScoreChart steps={steps} />
      <ToneCounts counts={counts} />
    </div>
  );
}

const empty = { score: 0, tone: 'neutral', isUnsure: false, ...summarizeScores([]) } as const;

/** A bar of few scores stays low. */
const LOWEST_SCALE = 4;

/** A histogram of scores. Its figures are beside it. */
function ScoreChart({ steps }: Pick<ScoreSummary, 'steps'>) {
  const most = Math.max(...steps, LOWEST_SCALE);
  return (
    <div aria-hidden translate="no">
      <div className="flex h-32 items-end gap-1 border-b border-border-strong">
        {steps.map((count, step) => {
          const score = (2 * step) / (steps.length - 1) - 1;
          return (
            <span
              key={score}
              title={`${formatScore(score, 1)}: ${formatCount(count)}`}
              style={{ height: `${(100 * count) / most}%` }}
              className={`flex-1 rounded-t-xs ${toneLooks[toneOf(score)].bar}`}
            />
          );
        })}
      </div>
      <p className="mt-1 flex justify-between font-mono text-xs text-fg-muted">
        <span>−1</span>
        <span>0</span>
        <span>+1</span>
      </p>
    </div>
  );
}

/** Count and share per tone. */
function ToneCounts({ counts }: Pick<ScoreSummary, 'counts'>) {
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
              <span className="text-xs text-fg-muted">
                {`${Math.round((counts[tone] / Math.max(total, 1)) * 100)}%`}
              </span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
