import { formatScore } from '@/lib/format-score';
import { toneOf } from './score-sentence';
import { formatCount, toneLooks } from './format';
import { type Report, STEPS } from './report';

const STRIP_WIDTH = 360;
const STRIP_EDGE = 20;
const STRIP_AXIS = 72;
const DOT_RADIUS = 4.5;
const MAX_STACK = 6;
const ticks = Array.from({ length: 21 }, (_, at) => -1 + at / 10);

interface RulerProps {
  readonly scores: readonly number[];
  /** Position of the needle; null for an empty text. */
  readonly mean: number | null;
}

/**
 * A dot per sentence and a needle at their mean. Hidden from screen readers, because the figures are
 * beside it.
 */
export function SentenceScale({ scores, mean }: RulerProps) {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${STRIP_WIDTH} 104`}
      className="w-full max-w-lg font-mono rtl:-scale-x-100"
    >
      <path
        d={`M${STRIP_EDGE} ${STRIP_AXIS}H${STRIP_WIDTH - STRIP_EDGE}`}
        className="fill-none stroke-border-strong"
      />
      {ticks.map((tick, at) => (
        <path
          key={tick}
          d={`M${stripX(tick)} ${STRIP_AXIS}v${at % 5 === 0 ? 9 : 5}`}
          className={at % 5 === 0 ? 'stroke-border-strong' : 'stroke-border'}
        />
      ))}
      {dotsOf(scores).map(({ key, x, y, score }) => (
        <circle key={key} cx={x} cy={y} r={DOT_RADIUS} className={toneLooks[toneOf(score)].fill} />
      ))}
      {mean !== null && (
        <g
          style={{ transform: `translateX(${stripX(mean)}px)` }}
          className="stroke-accent transition-transform duration-slow"
        >
          <path d={`M0 10V${STRIP_AXIS}`} strokeDasharray="3 4" className="fill-none" />
          <path d={`M0 ${STRIP_AXIS + 1}l-6 11h12z`} className="fill-accent" />
        </g>
      )}
      <ScaleLabels y={STRIP_AXIS + 28} placeOf={stripX} />
    </svg>
  );
}

function stripX(score: number): number {
  return STRIP_EDGE + ((score + 1) / 2) * (STRIP_WIDTH - 2 * STRIP_EDGE);
}

/** Dots at the same position are stacked. */
function dotsOf(scores: readonly number[]) {
  const heights = new Map<number, number>();
  return scores.flatMap((score, at) => {
    const place = Math.round(score * 15);
    const height = heights.get(place) ?? 0;
    heights.set(place, height + 1);
    if (height >= MAX_STACK) return [];
    return [
      {
        key: at,
        score,
        x: stripX(place / 15),
        y: STRIP_AXIS - DOT_RADIUS - 2 - height * (2 * DOT_RADIUS + 1),
      },
    ];
  });
}

const CHART_WIDTH = 420;
const CHART_EDGE = 16;
const CHART_FLOOR = 148;
const MAX_BAR_HEIGHT = 128;
const BAR_GAP = (CHART_WIDTH - 2 * CHART_EDGE) / STEPS;

type DistributionProps = Pick<Report, 'steps' | 'mean'>;

/** Histogram of review scores. */
export function Distribution({ steps, mean }: DistributionProps) {
  const most = Math.max(...steps, 1);
  return (
    <figure aria-label="Distribution of scores">
      <svg
        role="img"
        aria-label="Bar chart: how many reviews fall on each step from −1 to +1. The numbers are in the table below."
        viewBox={`0 0 ${CHART_WIDTH} 176`}
        className="w-full font-mono rtl:-scale-x-100"
      >
        {steps.map((count, step) => {
          const height = count === 0 ? 0 : Math.max(2, (count / most) * MAX_BAR_HEIGHT);
          const score = scoreOf(step);
          return (
            <rect
              key={score}
              x={CHART_EDGE + step * BAR_GAP + 2}
              y={CHART_FLOOR - height}
              width={BAR_GAP - 4}
              height={height}
              rx={1.5}
              className={toneLooks[toneOf(score)].fill}
            >
              <title>{`${formatScore(score, 1)}: ${formatCount(count)}`}</title>
            </rect>
          );
        })}
        <path
          d={`M${CHART_EDGE} ${CHART_FLOOR + 0.5}H${CHART_WIDTH - CHART_EDGE}`}
          className="fill-none stroke-border-strong"
        />
        <g transform={`translate(${chartX(mean)} 0)`} className="stroke-accent">
          <path d={`M0 8V${CHART_FLOOR}`} strokeDasharray="3 4" className="fill-none" />
          <path d={`M0 ${CHART_FLOOR + 1}l-5 9h10z`} className="fill-accent" />
        </g>
        <ScaleLabels y={CHART_FLOOR + 26} placeOf={chartX} />
      </svg>
      <details className="mt-3 text-sm">
        <summary className="w-fit cursor-pointer rounded-sm py-2 text-accent-fg">
          The numbers as a table
        </summary>
        <table className="mt-2 w-full max-w-xs border-collapse font-mono text-xs tabular-nums">
          <caption className="sr-only">How many reviews fall on each step of the scale</caption>
          <thead>
            <tr className="border-b border-border-strong/60">
              <th scope="col" className="py-1 text-start font-medium">
                Step
              </th>
              <th scope="col" className="py-1 text-end font-medium">
                Reviews
              </th>
            </tr>
          </thead>
          <tbody translate="no">
            {steps.map((count, step) => (
              <tr key={scoreOf(step)} className="border-b border-border">
                <th scope="row" className="py-1 text-start font-normal">
                  {formatScore(scoreOf(step), 1)}
                </th>
                <td className="py-1 text-end">{formatCount(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

function scoreOf(step: number): number {
  return (step - (STEPS - 1) / 2) / ((STEPS - 1) / 2);
}

function chartX(score: number): number {
  return CHART_EDGE + BAR_GAP / 2 + ((score + 1) / 2) * (CHART_WIDTH - 2 * CHART_EDGE - BAR_GAP);
}

interface ScaleLabelsProps {
  readonly y: number;
  readonly placeOf: (score: number) => number;
}

/** Labels at the ends and the middle of a scale. */
function ScaleLabels({ y, placeOf }: ScaleLabelsProps) {
  return (['−1', '0', '+1'] as const).map((label, at) => (
    <text
      key={label}
      x={placeOf(at - 1)}
      y={y}
      textAnchor="middle"
      className="origin-center fill-fg-muted text-base sm:text-xs [transform-box:fill-box] rtl:-scale-x-100"
    >
      {label}
    </text>
  ));
}
