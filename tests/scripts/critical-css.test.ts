// @vitest-environment node
import { expect, test } from 'vitest';
import { criticalCss } from '../../scripts/vite/critical-css.ts';

const html =
  '<main class="grid lg:flex"><a class="hover:underline [&amp;&gt;p]:m-0 w-1/2 py-2.5">x</a><svg class="icon"></svg></main>';

function critical(css: string) {
  return criticalCss(css, html).replace(/\s+/g, ' ').trim();
}

test('rules for classes of the page are kept, others are dropped', () => {
  expect(critical('.grid { display: grid } .float { float: left }')).toBe('.grid { display: grid }');
});

test('rules for elements of the page, attributes and the universal selector are kept', () => {
  const css = 'main { margin: 0 } * { box-sizing: border-box } [hidden] { display: none }';
  expect(critical(`${css} table, main:where(dialog) td { margin: 0 }`)).toBe(css);
});

test('rules for print and for the pointer are dropped', () => {
  expect(critical('@media print { main { color: red } } main:hover { color: red }')).toBe('');
});

test('variables are kept where the styles or the page use them', () => {
  const css = ':root { --a: red; --b: red; --c: red; } .grid { color: var(--a) }';
  expect(criticalCss(css, `${html}<i style="color: var(--b)"></i>`)).toBe(
    ':root { --a: red; --b: red; } .grid { color: var(--a) }',
  );
});

test.each([
  ['.\\[\\&\\>p\\]\\:m-0 > svg { margin: 0 }'],
  ['.w-1\\/2 { width: 50% }'],
  ['.py-2\\.5 { padding: 10px }'],
  ['.grid .icon::before { content: "" }'],
])('escaped and combined class names are recognized: %s', (css) => {
  expect(critical(css)).toBe(css);
});

test('only the matching selectors of a list are kept', () => {
  expect(critical('.grid, .float, a.icon, .grid .gone { color: red }')).toMatch(
    /^\.grid, ?a\.icon { color: red }$/,
  );
});

test('a class name with the same prefix does not match', () => {
  expect(critical('.gri { color: red } .grid-cols { color: red } .icon-x { color: red }')).toBe('');
});

test('empty at-rules are dropped, and the order of layers is kept', () => {
  expect(
    critical(
      '@layer base, utilities; @layer utilities { @media (width >= 64rem) { .lg\\:flex { display: flex } .lg\\:gone { display: none } } }',
    ),
  ).toBe(
    '@layer base, utilities; @layer utilities { @media (width >= 64rem) { .lg\\:flex { display: flex } } }',
  );
  expect(critical('@media print { @supports (display: grid) { .gone { color: red } } }')).toBe('');
});

test('keyframes are kept only where they are used', () => {
  const spin = '@keyframes spin { from { rotate: 0deg } 12.5% { rotate: 90deg } to { rotate: 1turn } }';
  expect(critical(`${spin} .icon { animation: spin 1s }`)).toContain(spin);
  expect(critical(`${spin} .gone { animation: spin 1s }`)).toBe('');
});

test('a registered property is kept when it is used', () => {
  const properties = ['--a', '--b'].map((name) => `@property ${name} { syntax: "*"; inherits: false }`);
  const kept = critical(`${properties.join(' ')} .grid { color: var(--a) } .gone { color: var(--b) }`);
  expect(kept).toContain('@property --a ');
  expect(kept).not.toContain('@property --b ');
});

test('fonts are kept and comments dropped', () => {
  expect(critical('/* a note */ @font-face { font-family: Geist }')).toBe(
    '@font-face { font-family: Geist }',
  );
});
