interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A curve through evenly spaced values between 0 and 1, drawn into a box. */
export function smoothPath(values: readonly number[], { x, y, width, height }: Box): string {
  const step = width / (values.length - 1);
  const at = (index: number) =>
    y + height * (1 - (values[Math.min(Math.max(index, 0), values.length - 1)] ?? 0));
  const round = (...numbers: readonly number[]) =>
    numbers.map((number) => Math.round(number * 10) / 10).join(' ');
  const curves = values.slice(1).map((_, index) => {
    const left = x + index * step;
    return `C${round(
      left + step / 3,
      at(index) + (at(index + 1) - at(index - 1)) / 6,
      left + (step * 2) / 3,
      at(index + 1) - (at(index + 2) - at(index)) / 6,
      left + step,
      at(index + 1),
    )}`;
  });
  return `M${round(x, at(0))}${curves.join('')}`;
}
