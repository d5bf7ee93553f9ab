interface LabelProps {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly className?: string;
  readonly children: string;
}

/** A sample figure in mono; part of the drawing, not meant to be read. */
export function Label({
  x,
  y,
  size = 12,
  anchor = 'start',
  className = 'fill-fg-subtle',
  children,
}: LabelProps) {
  return (
    <text x={x} y={y} fontSize={size} textAnchor={anchor} className={`font-mono ${className}`}>
      {children}
    </text>
  );
}
