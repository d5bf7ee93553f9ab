// @ts-check
import { createElement } from 'react';

/**
 * @typedef {{ tag: string, attr: Record<string, string>, child?: readonly Drawing[] }} Drawing
 * @typedef {import('react').SVGAttributes<SVGSVGElement> & { size?: string | number, title?: string }} IconProps
 */

/**
 * Renders an icon like GenIcon of react-icons, but without the icon context, in a quarter of the bytes.
 *
 * @param {Drawing} drawing
 * @returns {(props: IconProps) => import('react').ReactElement}
 */
export function GenIcon({ attr, child }) {
  return ({ size = '1em', title, children, ...props }) =>
    createElement(
      'svg',
      {
        stroke: 'currentColor',
        fill: 'currentColor',
        strokeWidth: '0',
        ...attr,
        ...props,
        height: size,
        width: size,
        xmlns: 'http://www.w3.org/2000/svg',
      },
      title && createElement('title', null, title),
      ...elements(child),
      children,
    );
}

/**
 * @param {readonly Drawing[]} [drawings]
 * @returns {import('react').ReactElement[]}
 */
function elements(drawings = []) {
  return drawings.map(({ tag, attr, child }) => createElement(tag, attr, ...elements(child)));
}
