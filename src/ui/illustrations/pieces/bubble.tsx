interface BubbleProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The side its tight corner points to. */
  readonly from?: 'start' | 'end';
  readonly className?: string;
}

/** A chat bubble. */
export function Bubble({ x, y, width, height, from = 'start', className = 'fill-surface-2' }: BubbleProps) {
  const [left, right] = from === 'start' ? [4, 16] : [16, 4];
  const outline =
    `M${x + 16} ${y}h${width - 32}a16 16 0 0 1 16 16v${height - 16 - right}` +
    `a${right} ${right} 0 0 1-${right} ${right}H${x + left}a${left} ${left} 0 0 1-${left}-${left}V${y + 16}a16 16 0 0 1 16-16z`;
  return <path d={outline} className={className} />;
}
