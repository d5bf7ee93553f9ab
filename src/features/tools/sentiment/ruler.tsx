import { toneOf } from './engine/tone';
import { toneLooks } from './format';
import { ScaleLabels } from './scale-labels';

const WIDTH = 360;
const EDGE = 20;
const AXIS = 72;
const DOT = 4.5;
const HIGHEST = 6;
const ticks = Array.from({ length: 21 }, (_, at) => -1 + at / 10);

interface RulerProps {
  readonly scores: readonly number[];
  /** Where the needle stands; nowhere when nothing was said. */
  readonly mean: number | null;
}

/** Every sentence a dot between unhappy and happy, and a needle where they come together. Figures stand beside it. */
export function Ruler({ scores, mean }: RulerProps) {
  return (
    <svg aria-hidden viewBox={`0 0 ${WIDTH} 104`} className="w-full max-w-lg font-mono rtl:-scale-x-100">
      <path d={`M${EDGE} ${AXIS}H${WIDTH - EDGE}`} className="fill-none stroke-border-strong" />
      {ticks.map((tick, at) => (
        <path
          key={tick}
          d={`M${placeOf(tick)} ${AXIS}v${at % 5 === 0 ? 9 : 5}`}
          className={at % 5 === 0 ? 'stroke-border-strong' : 'stroke-border'}
        />
      ))}
      {dotsOf(scores).map(({ key, x, y, score }) => (
        <circle key={key} cx={x} cy={y} r={DOT} className={toneLooks[toneOf(score)].fill} />
      ))}
      {mean !== null && (
        <g
          style={{ transform: `translateX(${placeOf(mean)}px)` }}
          className="stroke-accent transition-transform duration-slow"
        >
          <path d={`M0 10V${AXIS}`} strokeDasharray="3 4" className="fill-none" />
          <path d={`M0 ${AXIS + 1}l-6 11h12z`} className="fill-accent" />
        </g>
      )}
      <ScaleLabels y={AXIS + 28} placeOf={placeOf} />
    </svg>
  );
}

function placeOf(score: number): number {
  return EDGE + ((score + 1) / 2) * (WIDTH - 2 * EDGE);
}

/** Those at the same place stand on one another. */
function dotsOf(scores: readonly number[]) {
  const heights = new Map<number, number>();
  return scores.flatMap((score, at) => {
    const place = Math.round(score * 15);
    const height = heights.get(place) ?? 0;
    heights.set(place, height + 1);
    if (height >= HIGHEST) return [];
    return [{ key: at, score, x: placeOf(place / 15), y: AXIS - DOT - 2 - height * (2 * DOT + 1) }];
  });
}
