const tones = {
  faint: { className: 'stroke-border' },
  soft: { className: 'stroke-border-strong', opacity: 0.45 },
  strong: { className: 'stroke-border-strong' },
  ink: { className: 'stroke-fg', opacity: 0.85 },
  accent: { className: 'stroke-accent' },
  mint: { className: 'stroke-mint' },
  'on-accent': { className: 'stroke-on-accent', opacity: 0.9 },
} as const;

interface LinesProps {
  readonly x: number;
  readonly y: number;
  readonly widths: readonly number[];
  readonly gap?: number;
  readonly weight?: number;
  readonly tone?: keyof typeof tones;
}

/** Words too far away to read: one bar for each line of text, centered on y. */
export function Lines({ x, y, widths, gap = 16, weight = 6, tone = 'faint' }: LinesProps) {
  const bars = widths.map((width, row) => `M${x + weight / 2} ${y + row * gap}h${width - weight}`);
  return <path d={bars.join('')} strokeWidth={weight} {...tones[tone]} />;
}
