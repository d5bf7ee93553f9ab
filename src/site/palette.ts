/**
 * Every color of the site, as [light, dark]. Change `accent` and its relatives to rebrand; values are oklch() or hex.
 * The stylesheet, theme-color, manifest, favicon, icons, share image and confetti derive from these.
 */
export const palette = {
  bg: ['oklch(0.985 0.003 265)', 'oklch(0.145 0.012 268)'],
  surface: ['oklch(1 0 0)', 'oklch(0.205 0.014 268)'],
  'surface-2': ['oklch(0.965 0.005 265)', 'oklch(0.245 0.016 268)'],
  sunken: ['oklch(0.964 0.009 272)', 'oklch(0.185 0.024 276)'],
  border: ['oklch(0.905 0.008 265)', 'oklch(0.335 0.016 268)'],
  'border-strong': ['oklch(0.62 0.02 265)', 'oklch(0.58 0.02 268)'],
  fg: ['oklch(0.205 0.02 268)', 'oklch(0.965 0.004 268)'],
  'fg-muted': ['oklch(0.45 0.022 266)', 'oklch(0.765 0.014 268)'],
  'fg-subtle': ['oklch(0.53 0.02 266)', 'oklch(0.66 0.016 268)'],
  accent: ['oklch(0.5 0.2 276)', 'oklch(0.72 0.145 280)'],
  'accent-hover': ['oklch(0.44 0.2 276)', 'oklch(0.78 0.108 280)'],
  'on-accent': ['oklch(0.99 0.003 276)', 'oklch(0.17 0.04 276)'],
  'accent-soft': ['oklch(0.955 0.019 276)', 'oklch(0.27 0.07 278)'],
  'accent-fg': ['oklch(0.46 0.2 276)', 'oklch(0.8 0.098 280)'],
  mint: ['oklch(0.5 0.098 168)', 'oklch(0.8 0.13 170)'],
  'mint-soft': ['oklch(0.955 0.025 168)', 'oklch(0.26 0.04 170)'],
  warn: ['oklch(0.5 0.11 65)', 'oklch(0.83 0.13 80)'],
  'warn-soft': ['oklch(0.965 0.03 80)', 'oklch(0.26 0.04 75)'],
  danger: ['oklch(0.52 0.19 25)', 'oklch(0.74 0.15 22)'],
  'danger-soft': ['oklch(0.965 0.015 25)', 'oklch(0.25 0.05 22)'],
  /** One ink for each capability, with a tint for grounds. */
  'chat-ink': ['oklch(0.5 0.2 276)', 'oklch(0.79 0.115 276)'],
  'chat-tint': ['oklch(0.96 0.019 276)', 'oklch(0.25 0.07 276)'],
  'translation-ink': ['oklch(0.5 0.17 32)', 'oklch(0.79 0.13 32)'],
  'translation-tint': ['oklch(0.96 0.02 32)', 'oklch(0.25 0.05 32)'],
  'mood-ink': ['oklch(0.5 0.115 158)', 'oklch(0.79 0.14 158)'],
  'mood-tint': ['oklch(0.96 0.02 158)', 'oklch(0.25 0.05 158)'],
  'voice-ink': ['oklch(0.5 0.11 66)', 'oklch(0.79 0.135 66)'],
  'voice-tint': ['oklch(0.96 0.02 66)', 'oklch(0.25 0.05 66)'],
  'cloud-ink': ['oklch(0.5 0.105 226)', 'oklch(0.79 0.11 226)'],
  'cloud-tint': ['oklch(0.96 0.02 226)', 'oklch(0.25 0.05 226)'],
  /** The sky of Home's first chapter, and of its morning. */
  'sky-dusk': ['oklch(0.33 0.13 295)', 'oklch(0.33 0.13 295)'],
  'sky-night': ['oklch(0.21 0.082 278)', 'oklch(0.17 0.06 277)'],
  'sky-morning': ['oklch(0.968 0.02 70)', 'oklch(0.2 0.035 282)'],
  'sky-dawn': ['oklch(0.385 0.11 254)', 'oklch(0.385 0.11 254)'],
  sun: ['oklch(0.82 0.13 65)', 'oklch(0.82 0.13 65)'],
  ring: ['oklch(0.55 0.22 276)', 'oklch(0.72 0.145 280)'],
  /** Shadows are drawn with this color. */
  shade: ['oklch(0.2 0.02 268)', 'oklch(0 0 0)'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export type ColorRole = keyof typeof palette;
