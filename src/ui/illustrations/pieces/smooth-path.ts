interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A curve through evenly spaced values between 0 and 1, drawn into a box. */
export function smoothPath(values: readonly number[], { x, y, width, height }: Box): string {
  const end = values.length - 1;
  const step = width / end;
  const at = (index: number) => y + height * (1 - (values[Math.min(Math.max(index, 0), end)] ?? 0));
  const slope = (index: number) => (at(index + 1) - at(index - 1)) / 6;
  const curves = values.slice(1).map((_, index) => {
    const left = x + index * step;
    const points = [
      left + step / 3,
      at(index) + slope(index),
      left + (step * 2) / 3,
      at(index + 1) - slope(index + 1),
      left + step,
      at(index + 1),
    ];
    return `C${points.map((point) => point.toFixed(1)).join(' ')}`;
  });
  return `M${x} ${at(0).toFixed(1)}${curves.join('')}`;
}
