import { readFileSync } from 'node:fs';

/** Linear light. */
type Colour = readonly [red: number, green: number, blue: number];
export type Theme = 'light' | 'dark';

const TOKEN = /--([\w-]+): light-dark\(oklch\(([^)]+)\), oklch\(([^)]+)\)\);/g;

/** The colour roles as a browser shows them. */
export function readColours(): Record<Theme, Map<string, Colour>> {
  const css = readFileSync('src/styles/tokens.css', 'utf8');
  const tokens = [...css.matchAll(TOKEN)];
  return {
    light: new Map(tokens.map(([, role = '', light = '']) => [role, fromOklch(light)])),
    dark: new Map(tokens.map(([, role = '', , dark = '']) => [role, fromOklch(dark)])),
  };
}

/** As WCAG 2.2 counts it; what is translucent is laid on the ground first. */
export function contrast(colour: Colour, ground: Colour, alpha = 1): number {
  const [darker = 0, lighter = 0] = [luminance(over(colour, ground, alpha)), luminance(ground)].toSorted(
    (one, other) => one - other,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

function over(colour: Colour, ground: Colour, alpha: number): Colour {
  const [red, green, blue] = [0, 1, 2].map((channel) =>
    toLinear(alpha * toGamma(colour[channel] ?? 0) + (1 - alpha) * toGamma(ground[channel] ?? 0)),
  );
  return [red ?? 0, green ?? 0, blue ?? 0];
}

function luminance([red, green, blue]: Colour): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function fromOklch(text: string): Colour {
  const [lightness = 0, chroma = 0, hue = 0] = text.split(/[\s/]+/).map(Number);
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function clamp(channel: number): number {
  return Math.min(1, Math.max(0, channel));
}

function toGamma(channel: number): number {
  return channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055;
}

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
