interface WaveformProps {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** Loudness between 0 and 1. */
  readonly values: readonly number[];
  readonly gap?: number;
  readonly weight?: number;
  readonly className?: string;
}

/** Loudness over time, centered on y. */
export function Waveform({
  x,
  y,
  height,
  values,
  gap = 8,
  weight = 4,
  className = 'stroke-accent',
}: WaveformProps) {
  const bars = values.map((value, index) => {
    const reach = Math.round((height * value) / 2);
    return `M${x + index * gap} ${y - reach}v${reach * 2}`;
  });
  return <path d={bars.join('')} strokeWidth={weight} className={className} />;
}
