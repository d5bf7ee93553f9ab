const tones = {
  plain: { ground: 'fill-surface-2', ink: 'fill-border-strong' },
  accent: { ground: 'fill-accent-soft', ink: 'fill-accent' },
  mint: { ground: 'fill-mint-soft', ink: 'fill-mint' },
  warn: { ground: 'fill-warn-soft', ink: 'fill-warn' },
} as const;

interface AvatarProps {
  readonly x: number;
  readonly y: number;
  readonly radius?: number;
  readonly tone?: keyof typeof tones;
}

/** A person, centered on x and y. */
export function Avatar({ x, y, radius = 16, tone = 'plain' }: AvatarProps) {
  const { ground, ink } = tones[tone];
  return (
    <g transform={`translate(${x} ${y}) scale(${radius / 16})`}>
      <circle r="16" className={`stroke-surface ${ground}`} strokeWidth="2" />
      <circle cy="-4" r="4.5" className={ink} />
      <path d="M-9 12.2C-9 6-5 3.5 0 3.5s9 2.5 9 8.7A15 15 0 0 1-9 12.2z" className={ink} />
    </g>
  );
}
