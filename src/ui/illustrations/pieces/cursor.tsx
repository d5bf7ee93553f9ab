interface CursorProps {
  readonly x: number;
  readonly y: number;
  readonly className?: string;
}

/** A pointer; x and y are its tip. */
export function Cursor({ x, y, className = 'fill-fg' }: CursorProps) {
  return (
    <path d={`M${x} ${y}l5.5 19 4-7.5 8-3z`} strokeWidth="2" className={`stroke-surface ${className}`} />
  );
}
