interface ScaleLabelsProps {
  readonly y: number;
  readonly placeOf: (score: number) => number;
}

/** The ends and the middle of the scale that scores stand on. */
export function ScaleLabels({ y, placeOf }: ScaleLabelsProps) {
  return (['−1', '0', '+1'] as const).map((label, at) => (
    <text
      key={label}
      x={placeOf(at - 1)}
      y={y}
      textAnchor="middle"
      className="origin-center fill-fg-muted text-base sm:text-xs [transform-box:fill-box] rtl:-scale-x-100"
    >
      {label}
    </text>
  ));
}
