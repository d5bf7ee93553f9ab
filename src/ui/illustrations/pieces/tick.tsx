interface TickProps {
  readonly x: number;
  readonly y: number;
  readonly radius?: number;
}

/** Done, in mint; centered on x and y. */
export function Tick({ x, y, radius = 12 }: TickProps) {
  return (
    <>
      <circle cx={x} cy={y} r={radius} className="fill-mint-soft" />
      <path
        d={`M${x - radius * 0.4} ${y}l${radius * 0.3} ${radius * 0.32} ${radius * 0.52}-${radius * 0.6}`}
        strokeWidth="2"
        className="stroke-mint"
      />
    </>
  );
}
