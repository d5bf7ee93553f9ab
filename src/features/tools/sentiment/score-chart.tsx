import { formatScore } from '@/lib/format-score';
import { type ScoreSummary, type Tone, toneOf } from './tones';

/** Each tone has a name and a sign, so that it is not conveyed by color alone. */
export const toneLooks = {
  positive: { name: 'Positive', sign: '+', text: 'text-mint', fill: 'fill-mint' },
  mixed: { name: 'Mixed', sign: '±', text: 'text-warn', fill: 'fill-warn' },
  neutral: { name: 'Neutral', sign: '·', text: 'text-fg-muted', fill: 'fill-border-strong' },
  negative: { name: 'Negative', sign: '−', text: 'text-danger', fill: 'fill-danger' },
} as const satisfies Record<Tone, unknown>;

const toneOrder = ['positive', 'mixed', 'neutral', 'negative'] as const;

export function formatCount(count: number): string {
  return count.toLocaleString('en');
}

const WIDTH = 420;
const EDGE = 16;
const FLOOR = 148;
const TALLEST = 128;
/** A bar of few scores stays low. */
const LOWEST_SCALE = 4;

function placeOf(score: number): number {
  return EDGE + ((score + 1) / 2) * (WIDTH - 2 * EDGE);
}

/** A histogram of scores with a needle at their mean. Its figures are beside it. */
export function ScoreChart({ steps, mean }: Pick<ScoreSummary, 'steps' | 'mean'>) {
  const most = Math.max(...steps, LOWEST_SCALE);
  const gap = (WIDTH - 2 * EDGE) / (steps.length - 1);
  return (
    <svg aria-hidden viewBox={`0 0 ${WIDTH} 176`} className="w-full max-w-2xl font-mono rtl:-scale-x-100">
      {steps.map((count, step) => {
        const height = (count / most) * TALLEST;
        const score = (2 * step) / (steps.length - 1) - 1;
        return (
          <rect
            key={score}
            x={placeOf(score) - gap / 2 + 2}
            y={FLOOR - height}
            width={gap - 4}
            height={height}
            rx={1.5}
            className={toneLooks[toneOf(score)].fill}
          >
            <title>{`${formatScore(score, 1)}: ${formatCount(count)}`}</title>
          </rect>
        );
      })}
      <path d={`M${EDGE} ${FLOOR + 0.5}H${WIDTH - EDGE}`} className="fill-none stroke-border-strong" />
      <g
        style={{ transform: `translateX(${placeOf(mean)}px)` }}
        className="stroke-accent transition-transform duration-slow"
      >
        <path d={`M0 8V${FLOOR}`} strokeDasharray="3 4" className="fill-none" />
        <path d={`M0 ${FLOOR + 1}l-5 9h10z`} className="fill-accent" />
      </g>
      {(['−1', '0', '+1'] as const).map((label, at) => (
        <text
          key={label}
          x={placeOf(at - 1)}
          y={FLOOR + 26}
          textAnchor="middle"
          className="origin-center fill-fg-muted text-base sm:text-xs [transform-box:fill-box] rtl:-scale-x-100"
        >
          {label}
        </text>
      ))}
    </svg>
  );
}

/** Count and share per tone. */
export function ToneCounts({ counts }: Pick<ScoreSummary, 'counts'>) {
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
