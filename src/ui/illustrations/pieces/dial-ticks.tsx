import { polar } from './polar';

interface DialTicksProps {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly count: number;
  readonly length?: number;
  readonly start?: number;
  readonly end?: number;
  readonly className?: string;
}

/** Ticks inside the rim of a dial, evenly spaced between two angles. */
export function DialTicks({
  x,
  y,
  radius,
  count,
  length = 8,
  start = 0,
  end = 360,
  className = 'stroke-border-strong',
}: DialTicksProps) {
  const ticks = Array.from({ length: count }, (_, index) => {
    const angle = start + ((end - start) * index) / (end - start === 360 ? count : count - 1);
    return `M${polar(x, y, radius, angle).join(' ')}L${polar(x, y, radius - length, angle).join(' ')}`;
  });
  return <path d={ticks.join('')} className={className} />;
}
