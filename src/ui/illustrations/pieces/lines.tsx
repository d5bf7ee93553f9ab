interface LinesProps {
  readonly x: number;
  readonly y: number;
  readonly widths: readonly number[];
  readonly gap?: number;
  readonly weight?: number;
  readonly className?: string;
}

/** Words too far away to read: one bar for each line of text, centred on y. */
export function Lines({ x, y, widths, gap = 16, weight = 6, className = 'stroke-border' }: LinesProps) {
  const bars = widths.map((width, row) => `M${x + weight / 2} ${y + row * gap}h${width - weight}`);
  return <path d={bars.join('')} strokeWidth={weight} className={className} />;
}
