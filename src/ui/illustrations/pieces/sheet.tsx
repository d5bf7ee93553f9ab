interface SheetProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A page with its corner turned. */
export function Sheet({ x, y, width, height }: SheetProps) {
  const fold = 24;
  return (
    <g className="stroke-border">
      <path
        d={`M${x + 12} ${y}h${width - 12 - fold}l${fold} ${fold}v${height - fold - 12}a12 12 0 0 1-12 12h${24 - width}a12 12 0 0 1-12-12V${y + 12}a12 12 0 0 1 12-12z`}
        className="fill-surface"
      />
      <path
        d={`M${x + width - fold} ${y}v${fold - 4}a4 4 0 0 0 4 4h${fold - 4}`}
        className="fill-surface-2"
      />
    </g>
  );
}
