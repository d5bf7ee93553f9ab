import { toneOf } from './engine/tone';
import { formatCount, formatScore, toneLooks } from './format';
import { STEPS, type Report } from './report';
import { ScaleLabels } from './scale-labels';

const WIDTH = 420;
const EDGE = 16;
const FLOOR = 148;
const HIGHEST = 128;
const GAP = (WIDTH - 2 * EDGE) / STEPS;

type DistributionProps = Pick<Report, 'steps' | 'mean'>;

/** How many reviews stand on each step of the scale. */
export function Distribution({ steps, mean }: DistributionProps) {
  const most = Math.max(...steps, 1);
  return (
    <figure>
      <svg
        role="img"
        aria-label="Bar chart: how many reviews fall on each step from −1 to +1. The figures are in the table below."
        viewBox={`0 0 ${WIDTH} 176`}
        className="w-full font-mono rtl:-scale-x-100"
      >
        {steps.map((count, step) => {
          const height = count === 0 ? 0 : Math.max(2, (count / most) * HIGHEST);
          const score = scoreOf(step);
          return (
            <rect
              key={score}
              x={EDGE + step * GAP + 2}
              y={FLOOR - height}
              width={GAP - 4}
              height={height}
              rx={1.5}
              className={toneLooks[toneOf(score)].fill}
            >
              <title>{`${formatScore(score, 1)}: ${formatCount(count)}`}</title>
            </rect>
          );
        })}
        <path d={`M${EDGE} ${FLOOR + 0.5}H${WIDTH - EDGE}`} className="fill-none stroke-border-strong" />
        <g transform={`translate(${placeOf(mean)} 0)`} className="stroke-accent">
          <path d={`M0 8V${FLOOR}`} strokeDasharray="3 4" className="fill-none" />
          <path d={`M0 ${FLOOR + 1}l-5 9h10z`} className="fill-accent" />
        </g>
        <ScaleLabels y={FLOOR + 26} placeOf={placeOf} />
      </svg>
      <details className="mt-3 text-sm">
        <summary className="w-fit cursor-pointer rounded-sm py-2 text-accent-fg">
          The figures as a table
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

function placeOf(score: number): number {
  return EDGE + GAP / 2 + ((score + 1) / 2) * (WIDTH - 2 * EDGE - GAP);
}
