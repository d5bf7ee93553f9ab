type Point = readonly [x: number, y: number];

interface WireProps {
  readonly from: Point;
  readonly to: Point;
  /** The direction it leaves and arrives in. */
  readonly along?: 'x' | 'y';
  readonly dashed?: boolean;
  readonly className?: string;
}

/** A soft curve between two points. */
export function Wire({ from, to, along = 'x', dashed = false, className = 'stroke-border' }: WireProps) {
  const [x1, y1] = from;
  const [x2, y2] = to;
  const bend =
    along === 'x'
      ? `${(x1 + x2) / 2} ${y1} ${(x1 + x2) / 2} ${y2}`
      : `${x1} ${(y1 + y2) / 2} ${x2} ${(y1 + y2) / 2}`;
  return (
    <path
      d={`M${x1} ${y1}C${bend} ${x2} ${y2}`}
      strokeDasharray={dashed ? '1 6' : undefined}
      className={className}
    />
  );
}
