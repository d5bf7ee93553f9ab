import { classNames } from '@/lib/class-names';
import { arc } from './arc';

interface ArcDrawingProps {
  /** Where the light stands, from 0 at the left end to 1 at the right. Above 1, it has fallen off the end. */
  readonly at: number;
  /** The text color is that of the light. */
  readonly className?: string;
}

/** Decoration: the arc of the day with its light. */
export function ArcDrawing({ at, className }: ArcDrawingProps) {
  const isFallen = at > 1;
  const [x = '', y = ''] = arc.point(Math.min(at, 1)).split(' ');
  return (
    <svg
      viewBox={arc.viewBox}
      fill="none"
      aria-hidden
      focusable={false}
      className={classNames('overflow-visible rtl:-scale-x-100', className)}
    >
      <g className="*:[vector-effect:non-scaling-stroke]">
        <path d={arc.path} strokeWidth="1.5" className="stroke-fg/30" />
        <path d={arc.ticks} strokeWidth="1.5" className="stroke-fg/30" />
        <path d={arc.segment(0, Math.min(at, 1))} strokeWidth="3" className="stroke-current" />
      </g>
      <g className="fill-current" transform={isFallen ? 'translate(-36 104)' : undefined}>
        <circle cx={x} cy={y} r="26" opacity=".2" />
        <circle cx={x} cy={y} r="9" />
      </g>
    </svg>
  );
}
