/** Channels of linear light, 0 to 1. */
export type LinearRgb = readonly [red: number, green: number, blue: number];

/** Converts `oklch(L C H)` or `#rrggbb` as a browser shows it, clipped to sRGB. */
export function toLinearRgb(color: string): LinearRgb {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color);
  if (hex) {
    const [, red = '', green = '', blue = ''] = hex;
    return [fromHexPair(red), fromHexPair(green), fromHexPair(blue)];
  }
  const oklch = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(color);
  if (!oklch) throw new Error(`${color} is neither oklch(L C H) nor #rrggbb.`);
  const [, lightness, chroma, hue] = oklch.map(Number);
  return fromOklch(lightness ?? 0, chroma ?? 0, hue ?? 0);
}

/** For places that do not support oklch(): the manifest, theme-color, images and canvas. */
export function toHex(color: string): string {
  const channels = toLinearRgb(color).map((channel) => Math.round(toGamma(channel) * 255));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

export function toGamma(channel: number): number {
  return channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055;
}

export function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function fromHexPair(pair: string): number {
  return toLinear(Number.parseInt(pair, 16) / 255);
}

/** The matrices of the CSS Color 4 specification. */
function fromOklch(lightness: number, chroma: number, hue: number): LinearRgb {
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
