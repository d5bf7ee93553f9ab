// @ts-check
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { projectRoot } from './project.mjs';

const PATIENCE_MS = 20_000;
const SERIOUS = new Set(['high', 'critical']);

/**
 * @typedef {{ id: string, reason: string }} Tolerated an advisory that is known and why it does no harm here
 * @typedef {{ id: string, severity: string, packageName: string, title: string }} Advisory
 * @typedef {{ url: string, severity: string, name: string, title: string }} Via
 * @typedef {{ vulnerabilities: Record<string, { via: readonly (Via | string)[] }> }} AuditReport
 */

/**
 * Asks the registry what is known against the packages that visitors get.
 *
 * @returns {Promise<AuditReport | null>} null when it cannot be asked: offline, or a mirror without advisories
 */
export async function auditReport() {
  const options = { cwd: projectRoot, timeout: PATIENCE_MS, shell: process.platform === 'win32' };
  const asked = promisify(execFile)('npm', ['audit', '--omit=dev', '--json'], options);
  // npm ends with an error when it found something, and has written its report nevertheless.
  return parseReport(await asked.then(textOf, textOf));
}

/**
 * @param {string} text
 * @returns {AuditReport | null}
 */
export function parseReport(text) {
  try {
    const report = JSON.parse(text);
    return typeof report?.vulnerabilities === 'object' && report.vulnerabilities ? report : null;
  } catch {
    return null;
  }
}

/**
 * @param {AuditReport} report
 * @param {readonly Tolerated[]} tolerated
 * @returns {Advisory[]} what is high or critical and not on the list
 */
export function seriousAdvisories({ vulnerabilities }, tolerated) {
  const known = new Set(tolerated.map(({ id }) => id));
  /** @type {Map<string, Advisory>} */
  const found = new Map();
  for (const { via } of Object.values(vulnerabilities)) {
    for (const cause of via) {
      // A name stands for another package of the report, which has the advisory.
      if (typeof cause === 'string' || !SERIOUS.has(cause.severity)) continue;
      const id = cause.url.split('/').at(-1) ?? cause.url;
      const { severity, name: packageName, title } = cause;
      if (!known.has(id)) found.set(id, { id, severity, packageName, title });
    }
  }
  return [...found.values()];
}

/** @param {unknown} answer */
function textOf(answer) {
  const isAnswer = typeof answer === 'object' && answer !== null && 'stdout' in answer;
  return isAnswer && typeof answer.stdout === 'string' ? answer.stdout : '';
}
