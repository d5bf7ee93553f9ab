interface GlobeProps {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly className?: string;
}

/** A globe of hairlines: three meridians, three parallels. */
export function Globe({ x, y, radius, className = 'stroke-border' }: GlobeProps) {
  const high = radius * 0.5;
  const half = Math.round(radius * 0.866);
  return (
    <g className={className}>
      <circle cx={x} cy={y} r={radius} className="fill-surface" />
      <ellipse cx={x} cy={y} rx={radius * 0.4} ry={radius} />
      <ellipse cx={x} cy={y} rx={radius * 0.78} ry={radius} />
      <path
        d={`M${x} ${y - radius}v${radius * 2}M${x - radius} ${y}h${radius * 2}M${x - half} ${y - high}h${half * 2}M${x - half} ${y + high}h${half * 2}`}
      />
    </g>
  );
}
