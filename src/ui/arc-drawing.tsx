import { classNames } from '@/lib/class-names';
import { arc } from './arc';

interface ArcDrawingProps {
  /** Where the light stands, from 0 at the left end to 1 at the right. */
  readonly at: number;
  readonly className?: string;
}

/** Decoration: the arc of the day with its light. */
export function ArcDrawing({ at, className }: ArcDrawingProps) {
  const [x = '', y = ''] = arc.point(at).split(' ');
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
        <path d={arc.segment(0, at)} strokeWidth="3" className="stroke-accent" />
      </g>
      <circle cx={x} cy={y} r="26" className="fill-accent/20" />
      <circle cx={x} cy={y} r="9" className="fill-accent" />
    </svg>
  );
}
