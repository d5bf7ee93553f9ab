interface LockProps {
  readonly x: number;
  readonly y: number;
  /** 1 draws it 32 wide. */
  readonly scale?: number;
}

/** A closed lock, centered on x and y. */
export function Lock({ x, y, scale = 1 }: LockProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M-9-3v-7a9 9 0 0 1 18 0v7" strokeWidth={2 / scale} className="stroke-accent" />
      <rect x="-16" y="-3" width="32" height="23" rx="6" className="fill-accent" />
      <path d="M0 6v5" strokeWidth="2.5" className="stroke-on-accent" />
    </g>
  );
}
