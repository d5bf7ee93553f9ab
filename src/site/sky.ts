import { sunlight, tone } from './palette';

/**
 * The sky at each hour of one night. `high` and `low` are [light theme, dark theme], and text of the dark theme is
 * readable on both; `glow` is the light on edges.
 */
export const hours = {
  dusk: {
    // The same in both themes: Home's bar, which is dark in both, has this color.
    high: [tone(0.19, 0.07, -6), tone(0.19, 0.07, -6)],
    low: [tone(0.355, 0.14, 40), tone(0.29, 0.11, 36)],
    glow: sunlight(0.7, 0.17, -23),
  },
  night: {
    high: [tone(0.19, 0.07, -1), tone(0.15, 0.05, -1)],
    low: [tone(0.3, 0.115, 5), tone(0.25, 0.09, 5)],
    glow: tone(0.52, 0.16, 19),
  },
  'deep-night': {
    high: [tone(0.17, 0.05, -12), tone(0.135, 0.035, -12)],
    low: [tone(0.26, 0.08, -14), tone(0.21, 0.06, -14)],
    glow: tone(0.48, 0.11, -26),
  },
  'before-dawn': {
    high: [tone(0.22, 0.075, -14), tone(0.17, 0.055, -14)],
    low: [tone(0.36, 0.09, -38), tone(0.28, 0.07, -38)],
    glow: tone(0.74, 0.1, -61),
  },
  dawn: {
    high: [tone(0.29, 0.105, -10), tone(0.2, 0.075, -10)],
    low: [tone(0.37, 0.11, -22), tone(0.3, 0.085, -20)],
    glow: sunlight(0.82, 0.12, -3),
  },
  sunrise: {
    high: [tone(0.3, 0.11, -14), tone(0.22, 0.08, -14)],
    low: [tone(0.37, 0.1, -24), tone(0.31, 0.08, -22)],
    glow: sunlight(0.87, 0.12),
  },
} as const;

export type Hour = keyof typeof hours;
