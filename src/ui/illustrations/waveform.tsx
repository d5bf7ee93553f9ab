interface Bar {
  /** From 0 to 1. */
  readonly height: number;
  /** Its stroke, as a class. */
  readonly color: string;
}

/** A drawn recording, stretched over its box. */
export function Waveform({ bars, className }: { bars: readonly Bar[]; className: string }) {
  const colors = [...new Set(bars.map(({ color }) => color))];
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${bars.length * 2} 100`}
      preserveAspectRatio="none"
      fill="none"
      strokeLinecap="round"
      className={`w-full rtl:-scale-x-100 ${className}`}
    >
      {colors.map((color) => (
        <path key={color} d={pathOf(bars, color)} vectorEffect="non-scaling-stroke" className={color} />
      ))}
    </svg>
  );
}

function pathOf(bars: readonly Bar[], color: string): string {
  return bars
    .map((bar, index) =>
      bar.color === color ? `M${index * 2 + 1} ${50 - 45 * bar.height}v${90 * bar.height}` : '',
    )
    .join('');
}

/** How high a text's bar is, low between words. The same text always looks the same. */
export function loudness(text: string, share: number): number {
  const at = Math.floor(share * text.length);
  return /[\p{L}\p{N}]/u.test(text.charAt(at))
    ? 0.25 + ((text.charCodeAt(at) * 7 + at * 13) % 24) / 32
    : 0.06;
}
