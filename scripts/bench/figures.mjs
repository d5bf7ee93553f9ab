// @ts-check

/** @param {readonly number[]} values */
export function median(values) {
  return quantile(values, 0.5);
}

/**
 * @param {readonly number[]} values
 * @param {number} share 0.75: three quarters of the values are no greater
 */
export function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/**
 * @template {PropertyKey} Key
 * @param {readonly Record<Key, number>[]} records
 * @returns {Record<Key, number>} the median of every figure
 */
export function medians(records) {
  const [first] = records;
  if (!first) throw new Error('Nothing was measured.');
  /** @type {Record<Key, number>} */
  const result = { ...first };
  for (const key in first) result[key] = median(records.map((record) => record[key]));
  return result;
}
