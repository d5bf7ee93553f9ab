import { articlePath, normalizePath, paths } from './paths';

/**
 * The sky at each hour of one night. `high` and `low` are [light theme, dark theme], and text of the dark theme is
 * readable on both; `glow` is the light at the horizon, `x` where it stands.
 */
export const hours = {
  dusk: {
    // The same in both themes: Home's bar, which is dark in both, has this color.
    high: ['oklch(0.2 0.08 284)', 'oklch(0.2 0.08 284)'],
    low: ['oklch(0.37 0.14 316)', 'oklch(0.29 0.11 312)'],
    glow: 'oklch(0.7 0.17 42)',
    x: '10%',
  },
  night: {
    high: ['oklch(0.19 0.07 275)', 'oklch(0.15 0.05 275)'],
    low: ['oklch(0.3 0.115 281)', 'oklch(0.25 0.09 281)'],
    glow: 'oklch(0.52 0.16 295)',
    x: '84%',
  },
  'deep-night': {
    high: ['oklch(0.17 0.05 264)', 'oklch(0.135 0.035 264)'],
    low: ['oklch(0.26 0.08 262)', 'oklch(0.21 0.06 262)'],
    glow: 'oklch(0.48 0.11 250)',
    x: '76%',
  },
  'before-dawn': {
    high: ['oklch(0.22 0.075 262)', 'oklch(0.17 0.055 262)'],
    low: ['oklch(0.36 0.09 238)', 'oklch(0.28 0.07 238)'],
    glow: 'oklch(0.74 0.1 215)',
    x: '88%',
  },
  dawn: {
    high: ['oklch(0.29 0.105 266)', 'oklch(0.2 0.075 266)'],
    low: ['oklch(0.37 0.11 254)', 'oklch(0.3 0.085 256)'],
    glow: 'oklch(0.82 0.12 62)',
    x: '92%',
  },
  sunrise: {
    high: ['oklch(0.3 0.11 262)', 'oklch(0.22 0.08 262)'],
    low: ['oklch(0.37 0.1 252)', 'oklch(0.31 0.08 254)'],
    glow: 'oklch(0.87 0.12 78)',
    x: '50%',
  },
} as const;

export type Hour = keyof typeof hours;

/** Each page's hour. The others are at night. */
const pageHours: Readonly<Record<string, Hour>> = {
  [paths.about]: 'dawn',
  [paths.blog]: 'before-dawn',
  [paths.contact]: 'dawn',
  [paths.faqs]: 'before-dawn',
  [paths.help]: 'before-dawn',
  [paths.offer]: 'dusk',
  [paths.pricing]: 'dawn',
  [paths.privacy]: 'deep-night',
  [paths.projects]: 'dawn',
  [paths.services]: 'dusk',
  [paths.cloudIntegration]: 'deep-night',
  [paths.sentimentAnalysis]: 'dusk',
  [paths.translation]: 'before-dawn',
  [paths.login]: 'dusk',
  [paths.benefits.analytics]: 'before-dawn',
  [paths.benefits.collaboration]: 'dusk',
  [paths.benefits.customization]: 'dusk',
  [paths.benefits.scalability]: 'dawn',
  [paths.benefits.security]: 'deep-night',
  [paths.benefits.aiDecisionMaking]: 'before-dawn',
};

const hourByPath = new Map(Object.entries(pageHours).map(([path, hour]) => [normalizePath(path), hour]));

export function hourOf(pathname: string): Hour {
  const path = normalizePath(pathname);
  return hourByPath.get(path) ?? (path.startsWith(articlePath('')) ? 'before-dawn' : 'night');
}
