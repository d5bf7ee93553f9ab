/** The brand's color in oklch. The accent, the grays' tint, and the sky follow it. */
const brandColor = { hue: 276, chroma: 0.2 } as const;

/** Sunlight stays warm, whatever the brand. */
const SUN_HUE = 65;

/** How vivid the brand is, where 1 is a chroma of 0.2. */
const vividness = brandColor.chroma / 0.2;

/** A relative of the brand's color: its chroma beside an accent of 0.2, and how far its hue is from the brand's. */
export function tone(lightness: number, chroma: number, turn = 0): string {
  return oklch(lightness, chroma * vividness, brandColor.hue + turn);
}

/** The same for the light of the sun. */
export function sunlight(lightness: number, chroma: number, turn = 0): string {
  return oklch(lightness, chroma * vividness, SUN_HUE + turn);
}

function oklch(lightness: number, chroma: number, hue: number): string {
  return `oklch(${lightness} ${Number(chroma.toFixed(4))} ${(hue + 360) % 360})`;
}

/**
 * Every color of the site, as [light, dark]. Any of them can be an oklch() or hex value of its own.
 * The stylesheet, theme-color, manifest, favicon, icons, share image and confetti derive from these.
 */
export const palette = {
  bg: [sunlight(0.978, 0.014, 5), tone(0.157, 0.036, -2)],
  surface: ['oklch(1 0 0)', tone(0.21, 0.047, -2)],
  'surface-2': [sunlight(0.965, 0.012, 5), tone(0.245, 0.053, -2)],
  sunken: [sunlight(0.957, 0.021, 5), tone(0.183, 0.045, -2)],
  border: [sunlight(0.9, 0.017, 5), tone(0.305, 0.057)],
  'border-strong': [tone(0.62, 0.02, -11), tone(0.58, 0.02, -8)],
  fg: [tone(0.205, 0.02, -8), tone(0.965, 0.004, -8)],
  'fg-muted': [tone(0.45, 0.022, -10), tone(0.765, 0.014, -8)],
  'fg-subtle': [tone(0.53, 0.02, -10), tone(0.66, 0.016, -8)],
  accent: [tone(0.5, 0.2), tone(0.72, 0.145, 4)],
  'accent-hover': [tone(0.44, 0.2), tone(0.78, 0.108, 4)],
  'on-accent': [tone(0.99, 0.003), tone(0.17, 0.04)],
  'accent-soft': [tone(0.955, 0.019), tone(0.27, 0.07, 2)],
  'accent-fg': [tone(0.46, 0.2), tone(0.8, 0.098, 4)],
  mint: ['oklch(0.5 0.098 168)', 'oklch(0.8 0.13 170)'],
  'mint-soft': ['oklch(0.955 0.025 168)', 'oklch(0.26 0.04 170)'],
  warn: ['oklch(0.5 0.11 65)', 'oklch(0.83 0.13 80)'],
  'warn-soft': ['oklch(0.965 0.03 80)', tone(0.26, 0.05, 30)],
  danger: ['oklch(0.52 0.19 25)', 'oklch(0.74 0.15 22)'],
  'danger-soft': ['oklch(0.965 0.015 25)', 'oklch(0.25 0.05 22)'],
  /** One ink for each capability, and two tints for the map. */
  'chat-ink': [tone(0.5, 0.2), tone(0.79, 0.115)],
  'translation-ink': ['oklch(0.5 0.17 330)', 'oklch(0.79 0.13 330)'],
  'mood-ink': ['oklch(0.5 0.115 158)', 'oklch(0.79 0.14 158)'],
  'mood-tint': ['oklch(0.96 0.02 158)', 'oklch(0.25 0.05 158)'],
  'voice-ink': ['oklch(0.5 0.11 66)', 'oklch(0.79 0.135 66)'],
  'cloud-ink': ['oklch(0.5 0.105 226)', 'oklch(0.79 0.11 226)'],
  'cloud-tint': ['oklch(0.96 0.02 226)', 'oklch(0.25 0.05 226)'],
  /** The sky of Home's evening, and of its morning. */
  'sky-dusk': [tone(0.33, 0.13, 19), tone(0.33, 0.13, 19)],
  'sky-morning': [sunlight(0.978, 0.014, 5), tone(0.19, 0.05, -14)],
  /** Cards on Home before the sun rises. */
  'night-card': [tone(0.31, 0.115, -8), tone(0.31, 0.115, -8)],
  /** The sky of the pictures in src/assets/scenes. */
  'scene-sky': ['#fae7cc', '#17153f'],
  sun: [sunlight(0.82, 0.13), sunlight(0.82, 0.13)],
  /** The ground below a sun. */
  horizon: [sunlight(0.9, 0.08, -5), tone(0.46, 0.13, 14)],
  /** Windows that wait for the team. */
  held: [sunlight(0.68, 0.17, -20), sunlight(0.68, 0.17, -20)],
  ring: [tone(0.55, 0.22), tone(0.72, 0.145, 4)],
  /** Shadows are drawn with this color. */
  shade: [tone(0.2, 0.02, -8), 'oklch(0 0 0)'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export type ColorRole = keyof typeof palette;
