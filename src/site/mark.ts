/** The logo mark, drawn in the logo, the favicon, the icons and the illustrations. */
export const mark = {
  viewBox: '0 0 32 32',
  size: 32,
  cornerRadius: 8,
  stroke: { d: 'M11 8v11.5a4.5 4.5 0 0 0 4.5 4.5H22', width: 3 },
  dot: { cx: 20.5, cy: 11.5, r: 3.5 },
} as const;

/** A square logo in public/, such as '/logo.svg' or '/logo.png', in place of the drawn mark. Then run `npm run images`. */
export const logoFile: `/${string}` | null = null;
