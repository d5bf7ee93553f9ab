// @vitest-environment node
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { GenIcon as packageIcon } from 'react-icons/lib';
import { expect, test } from 'vitest';
import { GenIcon } from '../../scripts/vite/draw-icon.mjs';

const drawing = {
  tag: 'svg',
  attr: { viewBox: '0 0 24 24', fill: 'none', strokeWidth: '2' },
  child: [
    {
      tag: 'g',
      attr: { strokeLinecap: 'round' },
      child: [{ tag: 'path', attr: { d: 'M0 0h24' }, child: [] }],
    },
    { tag: 'circle', attr: { cx: '12', cy: '12', r: '4' }, child: [] },
  ],
};

/** Ignores the order of attributes. */
function parts(icon: ReactElement): string[] {
  return renderToStaticMarkup(icon)
    .split(/(?=[<>])|\s(?=[\w-]+=)/)
    .toSorted();
}

test.each([
  {},
  { className: 'size-4', 'aria-hidden': true },
  { size: 20, title: 'A sun' },
  { fill: 'red', strokeWidth: 3, 'data-x': 'y' },
])('with %j an icon renders like the one of the package', (props) => {
  expect(parts(createElement(GenIcon(drawing), props))).toEqual(
    parts(createElement(packageIcon(drawing), props)),
  );
});
