interface MarkProps {
  readonly x: number;
  readonly y: number;
  readonly radius?: number;
}

/** The product speaking: the brand's stroke and light in a disc, centered on x and y. */
export function Mark({ x, y, radius = 16 }: MarkProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${radius / 16})`}>
      <circle r="16" className="fill-accent" />
      <path d="M-3-7V3a3 3 0 0 0 3 3h4" strokeWidth="2" className="stroke-on-accent" />
      <circle cx="3.5" cy="-4" r="2" className="fill-on-accent" />
    </g>
  );
}
