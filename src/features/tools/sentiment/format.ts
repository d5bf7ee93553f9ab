import type { Tone } from './score-sentence';

export function formatCount(count: number): string {
  return count.toLocaleString('en');
}

export function formatShare(count: number, of: number): string {
  return `${of === 0 ? 0 : Math.round((count / of) * 100)}%`;
}

/** Each tone has a name and a sign, so that it is not conveyed by color alone. */
export const toneLooks = {
  positive: { name: 'Positive', sign: '+', text: 'text-mint', fill: 'fill-mint' },
  mixed: { name: 'Mixed', sign: '±', text: 'text-warn', fill: 'fill-warn' },
  neutral: { name: 'Neutral', sign: '·', text: 'text-fg-muted', fill: 'fill-border-strong' },
  negative: { name: 'Negative', sign: '−', text: 'text-danger', fill: 'fill-danger' },
} as const satisfies Record<Tone, unknown>;

export const toneOrder = ['positive', 'mixed', 'neutral', 'negative'] as const;
