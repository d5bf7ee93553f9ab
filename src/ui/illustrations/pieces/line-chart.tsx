import { smoothPath } from './smooth-path';

interface LineChartProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Evenly spaced, between 0 and 1. */
  readonly values: readonly number[];
  /** Fills the ground below the line. */
  readonly area?: string;
  readonly className?: string;
}

/** A measured line, with its latest value marked. */
export function LineChart({ values, area, className = 'stroke-accent', ...box }: LineChartProps) {
  const line = smoothPath(values, box);
  const right = box.x + box.width;
  const last = box.y + box.height * (1 - (values.at(-1) ?? 0));
  return (
    <>
      {area && <path d={`${line}V${box.y + box.height}H${box.x}z`} className={area} />}
      <path d={line} strokeWidth="2" className={className} />
      <circle cx={right} cy={last} r="5" strokeWidth="2.5" className={`fill-surface ${className}`} />
    </>
  );
}
