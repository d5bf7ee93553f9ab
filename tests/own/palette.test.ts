import { describe, expect, test } from 'vitest';
import { toGamma, toHex, toLinear, toLinearRgb, type LinearRgb } from '@/lib/color';
import { palette, type ColorRole } from '@/site/palette';
import { hours } from '@/site/sky';
import { buttonClass } from '@/ui/button';
import { inputClass } from '@/ui/field';

/** The color of a border in a class name, such as border-danger/70. */
const EDGE = /(?:^| )border-([a-z-]{3,})(?:\/(\d+))?(?= |$)/;

const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];
const roles = Object.keys(palette) as ColorRole[];
const grounds = ['bg', 'surface', 'surface-2', 'sunken'] as const;
const softs = ['accent-soft', 'mint-soft', 'warn-soft', 'danger-soft'] as const;

const inks = ['chat', 'translation', 'mood', 'voice', 'cloud'] as const;

const texts = [
  ...inks.flatMap((ink) => pairs([`${ink}-ink`], grounds)),
  ...pairs(['fg', 'fg-muted', 'fg-subtle', 'accent-fg', 'mint', 'warn', 'danger'], grounds),
  ...pairs(['fg', 'fg-muted'], softs),
  ...pairs(['fg', 'fg-muted', 'accent-fg'], ['scene-sky'] as const),
  ['accent-fg', 'accent-soft'],
  ['mint', 'mint-soft'],
  ['warn', 'warn-soft'],
  ['danger', 'danger-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
] as const satisfies readonly (readonly [ColorRole, ColorRole])[];

const controls = [
  ['text field', inputClass],
  ['secondary button', buttonClass({ variant: 'secondary' })],
  ['dangerous button', buttonClass({ variant: 'danger' })],
] as const;

describe.each(themes)('in the %s theme', (theme) => {
  test.each(texts)('%s is readable on %s', (text, ground) => {
    expectContrast(text, color(theme, text), color(theme, ground), 4.5);
  });

  test.each(pairs(['border-strong', 'ring'], grounds))('%s is visible on %s', (edge, ground) => {
    expectContrast(edge, color(theme, edge), color(theme, ground), 3);
  });

  test.each(controls)('the border of a %s is visible on every ground', (_control, classes) => {
    const [, name, percent = '100'] = classes.match(EDGE) ?? [];
    const role = roles.find((each) => each === name);
    if (!role) throw new Error(`${name} is not a color role`);
    for (const ground of grounds) {
      const found = contrast(color(theme, role), color(theme, ground), Number(percent) / 100);
      expect(found, `${role} at ${percent} % on ${ground}`).toBeGreaterThanOrEqual(3);
    }
  });
});

test.each(Object.entries(hours))(
  'text and controls are readable in the sky at %s',
  (_hour, { high, low }) => {
    const skies = [...high, ...low].map((sky) => [sky, sky] as const);
    for (const [name, sky] of skies) {
      for (const text of ['fg', 'fg-muted', 'accent-fg', 'mint'] as const)
        expectContrast(`${text} on ${name}`, color('dark', text), sky, 4.5);
      // The class `on-sky` gives controls a border in the color of muted text.
      for (const edge of ['ring', 'fg-muted'] as const)
        expectContrast(`${edge} on ${name}`, color('dark', edge), sky, 3);
    }
  },
);

test.each(themes)('text is readable at dusk, in the %s theme', (theme) => {
  for (const text of ['fg', 'fg-muted'] as const)
    expectContrast(text, color('dark', text), color(theme, 'sky-dusk'), 4.5);
});

test.each(themes)('text of the theme is readable in the morning, in the %s theme', (theme) => {
  for (const text of ['fg', 'fg-muted', 'accent-fg'] as const)
    expectContrast(text, color(theme, text), color(theme, 'sky-morning'), 4.5);
});

test('contrast is computed as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 1);
  expect(contrast('#000000', '#ffffff', 0)).toBeCloseTo(1);
});

test('a pair that is too weak is named with the value that would pass', () => {
  expect(() => expectContrast('fg', 'oklch(0.7 0.02 268)', '#ffffff', 4.5)).toThrow(
    'fg: oklch(0.7 0.02 268) has a contrast of 2.7 on #ffffff. #71757f has 4.6.',
  );
});

test('colors convert to the hex values that a browser shows', () => {
  expect(toHex('oklch(1 0 0)')).toBe('#ffffff');
  expect(toHex('oklch(0.628 0.2577 29.23)')).toBe('#ff0000');
  expect(toHex('#1a2B3c')).toBe('#1a2b3c');
  expect(() => toHex('tomato')).toThrow('tomato');
});

function color(theme: Theme, role: ColorRole) {
  return palette[role][theme === 'light' ? 0 : 1];
}

function pairs(foregrounds: readonly ColorRole[], backgrounds: readonly ColorRole[]) {
  return foregrounds.flatMap((text) => backgrounds.map((ground) => [text, ground] as const));
}

/** A color that is too weak fails with the nearest value, darker or lighter, that passes. */
function expectContrast(name: string, text: string, ground: string, least: number) {
  const found = contrast(text, ground);
  const end = luminance(toLinearRgb(ground)) > 0.18 ? '#000000' : '#ffffff';
  const passing = Array.from({ length: 101 }, (_, percent) => mixed(end, text, percent / 100)).find(
    (value) => contrast(value, ground) >= least,
  );
  const advice = passing
    ? `${passing} has ${contrast(passing, ground).toFixed(1)}.`
    : 'No text passes there.';
  expect(
    found,
    `${name}: ${text} has a contrast of ${found.toFixed(1)} on ${ground}. ${advice}`,
  ).toBeGreaterThanOrEqual(least);
}

/** The WCAG 2.2 contrast ratio; a translucent color is first blended with the ground. */
function contrast(color: string, ground: string, alpha = 1): number {
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

/** A color over a ground, as a hex value. */
function mixed(over: string, ground: string, alpha: number): string {
  const channels = blend(toLinearRgb(over), toLinearRgb(ground), alpha).map((channel) =>
    Math.round(toGamma(channel) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${channels.join('')}`;
}

function luminance([red, green, blue]: LinearRgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
