interface KeyProps {
  readonly x: number;
  readonly y: number;
  readonly className?: string;
}

/** A key lying with its teeth to the right; x and y are the centre of its bow. */
export function Key({ x, y, className = 'stroke-accent' }: KeyProps) {
  return (
    <path
      d={`M${x + 9} ${y}h26v8M${x + 27} ${y}v6M${x + 9} ${y}a9 9 0 1 1-18 0a9 9 0 1 1 18 0zM${x - 2} ${y}h.1`}
      strokeWidth="2"
      className={className}
    />
  );
}
