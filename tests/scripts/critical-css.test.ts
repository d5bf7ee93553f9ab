// @vitest-environment node
import { expect, test } from 'vitest';
import { criticalCss } from '../../scripts/vite/critical-css.mjs';

const html =
  '<main class="grid lg:flex"><a class="hover:underline [&amp;&gt;p]:m-0 w-1/2 py-2.5">x</a><svg class="icon"></svg></main>';

function critical(css: string) {
  return criticalCss(css, html).replace(/\s+/g, ' ').trim();
}

test('what the page wears is kept, what it does not wear waits for the whole sheet', () => {
  expect(critical('.grid { display: grid } .float { float: left }')).toBe('.grid { display: grid }');
});

test('rules about elements, attributes and everything are kept', () => {
  const css =
    'body { margin: 0 } * { box-sizing: border-box } [hidden] { display: none } :root { --bg: red }';
  expect(critical(css)).toBe(css);
});

test.each([
  ['.hover\\:underline:hover { color: red }'],
  ['.\\[\\&\\>p\\]\\:m-0 > p { margin: 0 }'],
  ['.w-1\\/2 { width: 50% }'],
  ['.py-2\\.5 { padding: 10px }'],
  ['.grid .icon::before { content: "" }'],
])('escaped and combined names are understood: %s', (css) => {
  expect(critical(css)).toBe(css);
});

test('of a list of selectors only those that the page wears stay', () => {
  expect(critical('.grid, .float, a.icon, .grid .gone { color: red }')).toMatch(
    /^\.grid, ?a\.icon { color: red }$/,
  );
});

test('a name that only begins alike is another name', () => {
  expect(critical('.gri { color: red } .grid-cols { color: red } .icon-x { color: red }')).toBe('');
});

test('conditions and layers go with what stood in them, and the order of layers stays', () => {
  expect(
    critical(
      '@layer base, utilities; @layer utilities { @media (width >= 64rem) { .lg\\:flex { display: flex } .lg\\:gone { display: none } } }',
    ),
  ).toBe(
    '@layer base, utilities; @layer utilities { @media (width >= 64rem) { .lg\\:flex { display: flex } } }',
  );
  expect(critical('@media print { @supports (display: grid) { .gone { color: red } } }')).toBe('');
});

test('movements are kept whole for who moves, and left out when nobody does', () => {
  const spin = '@keyframes spin { from { rotate: 0deg } 12.5% { rotate: 90deg } to { rotate: 1turn } }';
  expect(critical(`${spin} .icon { animation: spin 1s }`)).toContain(spin);
  expect(critical(`${spin} .gone { animation: spin 1s }`)).toBe('');
});

test('a registered property is kept where it is used or set', () => {
  const properties = ['--a', '--b', '--c'].map(
    (name) => `@property ${name} { syntax: "*"; inherits: false }`,
  );
  const css = `${properties.join(' ')} .grid { color: var(--a); --b: 1 } .gone { color: var(--c) }`;
  const kept = critical(css);
  expect(kept).toContain('@property --a ');
  expect(kept).toContain('@property --b ');
  expect(kept).not.toContain('@property --c ');
});

test('fonts stay and notes go', () => {
  expect(critical('/* a note */ @font-face { font-family: Geist }')).toBe(
    '@font-face { font-family: Geist }',
  );
});

test('a page without a class still gets what every page wears', () => {
  expect(criticalCss('body{margin:0}.grid{display:grid}', '<p>x</p>')).toBe('body{margin:0}');
});
