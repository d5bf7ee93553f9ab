// @ts-check

/** @typedef {{ name: string, exitCode: number, seconds: number }} StepResult */

/**
 * @param {readonly StepResult[]} results
 * @param {number} stepCount including steps that were not run
 */
export function stepSummary(results, stepCount) {
  const lines = results.map(
    ({ name, exitCode, seconds }) => `${exitCode === 0 ? 'ok    ' : 'FAILED'}  ${name} (${seconds} s)`,
  );
  const failed = results.filter(({ exitCode }) => exitCode !== 0).length;
  const notRun = stepCount - results.length;
  const counts = `${results.length - failed} passed, ${failed} failed`;
  return [...lines, '', notRun === 0 ? counts : `${counts}, ${notRun} not run`].join('\n');
}
