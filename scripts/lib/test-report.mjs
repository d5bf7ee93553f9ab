// @ts-check
import { existsSync, rmSync } from 'node:fs';
import { cacheFile, readJson } from './project.mjs';

/**
 * @typedef {{ passed: number, failed: number }} Tally
 * @typedef {{ numPassedTests: number, numFailedTests: number }} VitestReport
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number } }} PlaywrightReport
 */

export const UNIT_REPORT = cacheFile('unit-report.json');
export const E2E_REPORT = cacheFile('e2e-report.json');

/** @param {string} report removed before a run, so that an old one is never counted */
export function discardReport(report) {
  rmSync(report, { force: true });
}

/**
 * @param {number} exitCode
 * @returns {Tally}
 */
export function unitTally(exitCode) {
  if (!existsSync(UNIT_REPORT)) return checkTally(exitCode);
  /** @type {VitestReport} */
  const { numPassedTests, numFailedTests } = readJson(UNIT_REPORT);
  return withExitCode({ passed: numPassedTests, failed: numFailedTests }, exitCode);
}

/**
 * @param {number} exitCode
 * @returns {Tally}
 */
export function e2eTally(exitCode) {
  if (!existsSync(E2E_REPORT)) return checkTally(exitCode);
  /** @type {PlaywrightReport} */
  const { stats } = readJson(E2E_REPORT);
  return withExitCode({ passed: stats.expected + stats.flaky, failed: stats.unexpected }, exitCode);
}

/**
 * @param {number} exitCode of a check that is right or wrong as a whole
 * @returns {Tally}
 */
export function checkTally(exitCode) {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * A run can fail with no test failing, as when a file does not load.
 *
 * @param {Tally} tally
 * @param {number} exitCode
 */
function withExitCode({ passed, failed }, exitCode) {
  return { passed, failed: exitCode === 0 ? failed : Math.max(failed, 1) };
}
