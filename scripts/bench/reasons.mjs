// @ts-check

/**
 * Why a budget is missed, once that has been measured: by the name of the figure in the table.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const REASONS = {};
