import { type LinearRgb, toGamma, toLinear, toLinearRgb } from '@/lib/color';

/** The WCAG 2.2 contrast ratio; a translucent color is first blended with the ground. */
export function contrast(color: string, ground: string, alpha = 1): number {
  const groundRgb = toLinearRgb(ground);
  const [darker = 0, lighter = 0] = [
    luminance(blend(toLinearRgb(color), groundRgb, alpha)),
    luminance(groundRgb),
  ].toSorted((one, other) => one - other);
  return (lighter + 0.05) / (darker + 0.05);
}

function blend(color: LinearRgb, ground: LinearRgb, alpha: number): LinearRgb {
  const mix = (channel: 0 | 1 | 2) =>
    toLinear(alpha * toGamma(color[channel]) + (1 - alpha) * toGamma(ground[channel]));
  return [mix(0), mix(1), mix(2)];
}

function luminance([red, green, blue]: LinearRgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
