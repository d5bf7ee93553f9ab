// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { buttonClass } from '@/ui/button';
import { inputClass } from '@/ui/field';
import tailwind from '../../tailwind.config';
import { contrast, readColours, type Theme } from '../support/colours';

/** The colour of a border as a class names it, such as border-danger/70. */
const EDGE = /(?:^| )border-([a-z-]{3,})(?:\/(\d+))?(?= |$)/;

const colours = readColours();
const themes = ['light', 'dark'] as const satisfies readonly Theme[];
const grounds = ['bg', 'surface', 'surface-2', 'sunken'];
const softs = ['accent-soft', 'mint-soft', 'warn-soft', 'danger-soft'];

const texts = [
  ...pairs(['fg', 'fg-muted', 'fg-subtle', 'accent-fg', 'mint', 'warn', 'danger'], grounds),
  ...pairs(['fg', 'fg-muted'], softs),
  ['accent-fg', 'accent-soft'],
  ['mint', 'mint-soft'],
  ['warn', 'warn-soft'],
  ['danger', 'danger-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
] as const;

const controls = [
  ['text field', inputClass],
  ['secondary button', buttonClass({ variant: 'secondary' })],
  ['dangerous button', buttonClass({ variant: 'danger' })],
] as const;

describe.each(themes)('in the %s theme', (theme) => {
  test.each(texts)('%s can be read on %s', (text, ground) => {
    expect(contrast(colour(theme, text), colour(theme, ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairs(['border-strong', 'ring'], grounds))('%s stands out from %s', (edge, ground) => {
    expect(contrast(colour(theme, edge), colour(theme, ground))).toBeGreaterThanOrEqual(3);
  });

  test.each(controls)('the edge of a %s can be made out on every ground', (_control, classes) => {
    const [, role = '', percent = '100'] = classes.match(EDGE) ?? [];
    for (const ground of grounds) {
      const found = contrast(colour(theme, role), colour(theme, ground), Number(percent) / 100);
      expect(found, `${role} at ${percent} % on ${ground}`).toBeGreaterThanOrEqual(3);
    }
  });
});

test('the roles that classes can name are those that have a colour', () => {
  const named = Object.keys(tailwind.theme.colors).filter(
    (name) => !['transparent', 'current'].includes(name),
  );
  expect(named.toSorted()).toEqual([...colours.light.keys()].toSorted());
});

test('contrast is counted as the standard does', () => {
  const black = [0, 0, 0] as const;
  const white = [1, 1, 1] as const;
  expect(contrast(black, white)).toBeCloseTo(21);
  // #767676, the lightest grey that passes on white.
  expect(contrast([0.1812, 0.1812, 0.1812], white)).toBeCloseTo(4.54, 1);
  expect(contrast(black, white, 0)).toBeCloseTo(1);
});

function colour(theme: Theme, role: string) {
  const found = colours[theme].get(role);
  if (!found) throw new Error(`tokens.css has no ${role}`);
  return found;
}

function pairs(foregrounds: readonly string[], backgrounds: readonly string[]) {
  return foregrounds.flatMap((text) => backgrounds.map((ground) => [text, ground] as const));
}
