// @ts-check
import { execFile } from 'node:child_process';
import { projectRoot } from './lib/project.mjs';
import { runScript } from './lib/user-error.mjs';

const TIMEOUT_MS = 20_000;

/** @typedef {{ name: string, severity: string }} Vulnerability */

// Fails on high and critical advisories of runtime dependencies: development tools do not process untrusted input.
await runScript(async () => {
  const report = parseReport(await npmAudit());
  if (report === null) {
    console.log('NOT CHECKED: the registry returned no advisories. Run npm audit where it is reachable.');
    return 0;
  }
  const serious = Object.values(report.vulnerabilities).filter(({ severity }) =>
    ['high', 'critical'].includes(severity),
  );
  for (const { name, severity } of serious) console.log(`${severity.toUpperCase()}  ${name}`);
  console.log(serious.length > 0 ? 'See npm audit for details.' : 'No high or critical advisory.');
  return serious.length === 0 ? 0 : 1;
});

/** @returns {Promise<string>} */
function npmAudit() {
  const options = { cwd: projectRoot, timeout: TIMEOUT_MS, shell: process.platform === 'win32' };
  // npm audit exits with an error when it finds advisories, but still prints the report.
  return new Promise((resolve) => {
    execFile('npm', ['audit', '--omit=dev', '--json'], options, (_error, stdout) => resolve(stdout));
  });
}

/**
 * @param {string} text
 * @returns {{ vulnerabilities: Record<string, Vulnerability> } | null}
 */
function parseReport(text) {
  try {
    const report = JSON.parse(text);
    return report.vulnerabilities ? report : null;
  } catch {
    return null;
  }
}
