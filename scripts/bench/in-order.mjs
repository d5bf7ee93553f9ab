// @ts-check

/**
 * One after the other, since whatever runs beside a measurement is measured with it.
 *
 * @template Item, Result
 * @param {Iterable<Item>} items
 * @param {(item: Item) => Promise<Result>} work
 * @returns {Promise<Result[]>}
 */
export async function inOrder(items, work) {
  const results = [];
  for await (const result of started(items, work)) results.push(result);
  return results;
}

/**
 * @template Item, Result
 * @param {Iterable<Item>} items
 * @param {(item: Item) => Promise<Result>} work
 */
async function* started(items, work) {
  for (const item of items) yield work(item);
}

/**
 * @param {number} count
 * @returns {number[]} from 1 on
 */
export function upTo(count) {
  return Array.from({ length: count }, (_, index) => index + 1);
}
