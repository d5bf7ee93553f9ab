interface CloudProps {
  readonly x: number;
  readonly y: number;
  /** 1 draws it 256 wide and 152 high. */
  readonly scale?: number;
}

/** A cloud on a flat ground, centered on x and y. */
export function Cloud({ x, y, scale = 1 }: CloudProps) {
  return (
    <path
      d="M-80 76a48 48 0 0 1-7-95A64 64 0 0 1 28-52 52 52 0 0 1 90-14 46 46 0 0 1 82 76z"
      transform={`translate(${x} ${y}) scale(${scale})`}
      strokeWidth={1.5 / scale}
      className="fill-surface stroke-border"
    />
  );
}
