// @ts-check

/**
 * Why a budget is missed, once that has been measured: by the name of the figure in the table.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const REASONS = {
  'Every page, worst: best practices':
    'the shell asks for Google’s translator when it first comes up, as it has to; a bench without the internet cannot reach it, and the browser writes that to the console (signed out, where nothing of the kind is asked for, it is 100)',
};
