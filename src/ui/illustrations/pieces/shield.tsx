interface ShieldProps {
  readonly x: number;
  readonly y: number;
  /** Half its height. */
  readonly size: number;
  readonly className?: string;
}

/** A shield, centered on x and y. */
export function Shield({ x, y, size, className = 'fill-surface stroke-border' }: ShieldProps) {
  return (
    <path
      d="M0-1C.28-.82.55-.74.84-.72V-.02C.84.48.48.8 0 1-.48.8-.84.48-.84-.02V-.72C-.55-.74-.28-.82 0-1z"
      transform={`translate(${x} ${y}) scale(${size})`}
      strokeWidth={1.5 / size}
      className={className}
    />
  );
}
