interface PanelProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius?: number;
}

/** A product surface; the edge below it lifts it from the page in both themes. */
export function Panel({ x, y, width, height, radius = 16 }: PanelProps) {
  const box = { width, height, rx: radius };
  return (
    <>
      <rect {...box} x={x} y={y + 5} className="fill-border" opacity="0.55" />
      <rect {...box} x={x} y={y} className="fill-surface stroke-border" />
    </>
  );
}
