// @ts-check
import { fileURLToPath } from 'node:url';
import { withServerRenderer } from '../vite/server-render.mjs';
import { inOrder } from './in-order.mjs';
import { SHOWCASES } from './showcase-list.mjs';
import { figure } from './table.mjs';

/**
 * How right and how quick the engines behind the showcases are, in Node.
 *
 * @returns {Promise<import('./rows.mjs').Figure[]>}
 */
export async function measureShowcases() {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  return withServerRenderer({ root }, async ({ load }) => {
    const figures = await inOrder(SHOWCASES, (measure) => measure(load));
    return figures.flat();
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { what, unit, values } of await measureShowcases()) {
    console.log(`${what}: ${figure(values.site ?? 0, unit)}`);
  }
}
