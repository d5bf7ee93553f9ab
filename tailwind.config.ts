import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';
import { palette } from './src/site/palette';
import { hours } from './src/site/sky';

/** Scales linearly between window widths of 360 and 1280 px. */
function fluid(minPx: number, maxPx: number): string {
  const slope = (maxPx - minPx) / (1280 - 360);
  const base = minPx - slope * 360;
  // A long word of a heading fits into the window of a phone with text at 200%.
  return `min(15vw, clamp(${minPx / 16}rem, ${(base / 16).toFixed(3)}rem + ${(slope * 100).toFixed(3)}vw, ${maxPx / 16}rem))`;
}

const roles = Object.keys(palette);
/** With `light-dark()` the theme is right at first paint, and each color is declared once. */
const colorVariables = Object.fromEntries(
  Object.entries(palette).map(([role, [light, dark]]) => [`--${role}`, `light-dark(${light}, ${dark})`]),
);
/** `data-hour` gives an element the light of an hour, which sky.css draws. */
const hourVariables = Object.fromEntries(
  Object.entries(hours).map(([hour, { high, low, glow }]) => [
    `[data-hour='${hour}']`,
    {
      '--high': `light-dark(${high.join(', ')})`,
      '--low': `light-dark(${low.join(', ')})`,
      '--glow': glow,
    },
  ]),
);

export default {
  content: ['./index.html', './src/**/*.{ts,tsx}'],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ...Object.fromEntries(roles.map((role) => [role, `var(--${role})`])),
    },
    fontFamily: {
      sans: ["'Geist Variable'", "'Geist Fallback'", "'Geist Fallback Roboto'", 'system-ui', 'sans-serif'],
      mono: ['ui-monospace', 'SFMono-Regular', 'Menlo', 'Consolas', 'Liberation Mono', 'monospace'],
    },
    fontSize: {
      xs: ['0.8125rem', '1.25rem'],
      sm: ['0.875rem', '1.375rem'],
      label: ['0.9375rem', { lineHeight: '1.375rem', fontWeight: '600' }],
      base: ['1rem', '1.625rem'],
      lg: ['1.125rem', '1.75rem'],
      xl: ['1.25rem', '1.875rem'],
      h4: ['1.375rem', { lineHeight: '1.875rem', letterSpacing: '-0.012em' }],
      h3: [fluid(24, 28), { lineHeight: '1.25', letterSpacing: '-0.02em' }],
      h2: [fluid(30, 44), { lineHeight: '1.12', letterSpacing: '-0.026em' }],
      display: [fluid(40, 80), { lineHeight: '1.02', letterSpacing: '-0.036em' }],
      h1: [fluid(36, 54), { lineHeight: '1.04', letterSpacing: '-0.034em' }],
    },
    borderRadius: {
      none: '0',
      sm: '4px',
      control: '8px',
      card: '16px',
      full: '999px',
    },
    boxShadow: { none: 'none', raised: 'var(--shadow-raised)', overlay: 'var(--shadow-overlay)' },
    extend: {
      spacing: {
        /** 56 px on a phone, 96 px on a desk. */
        section: 'clamp(3.5rem, 2.57rem + 3.81vw, 6rem)',
        /** From a page's head to its content. */
        head: 'clamp(2rem, 4.5vw, 4rem)',
        gutter: 'clamp(1rem, 0.609rem + 1.739vw, 1.5rem)',
      },
      maxWidth: { content: '1200px', column: '720px', measure: '64ch' },
      transitionDuration: { fast: '120ms', base: '180ms', slow: '240ms', slower: '400ms' },
      transitionTimingFunction: { DEFAULT: 'cubic-bezier(.2,.8,.2,1)', out: 'cubic-bezier(.2,.8,.2,1)' },
    },
  },
  plugins: [plugin((api) => api.addBase({ ':root': colorVariables, ...hourVariables }))],
} satisfies Config;
