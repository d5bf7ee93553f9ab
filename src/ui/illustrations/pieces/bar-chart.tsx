interface BarChartProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Between 0 and 1. */
  readonly values: readonly number[];
  /** How thick a bar is, of its share of the width. */
  readonly fill?: number;
  /** The bar that is spoken of. */
  readonly highlight?: number;
  readonly className?: string;
}

/** Bars on a common ground. */
export function BarChart({
  values,
  fill = 0.6,
  highlight,
  className = 'fill-border',
  ...box
}: BarChartProps) {
  const share = box.width / values.length;
  return values.map((value, index) => {
    const left = box.x + share * (index + (1 - fill) / 2);
    return (
      <rect
        key={left}
        x={left}
        y={box.y + box.height * (1 - value)}
        width={share * fill}
        height={box.height * value}
        rx="3"
        className={index === highlight ? 'fill-accent' : className}
      />
    );
  });
}
