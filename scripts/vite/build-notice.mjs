// @ts-check
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Says in the build's output what it must not be used for, and leaves dist/.build.json, by which preview and
 * deploy know what they have before them.
 *
 * @param {import('../lib/site-env.mjs').SiteConfig} config
 * @returns {import('vite').Plugin}
 */
export function buildNotice(config) {
  /** @type {string[]} */
  const notices = [];
  if (config.local) {
    notices.push(
      'NOT FOR DEPLOYMENT: this build talks to the local Auth emulator.',
      'Set the VITE_FIREBASE_* values (see .env.example) to build for a real project.',
    );
  } else if (!config.formEndpoint) {
    notices.push(
      'NO FORM ENDPOINT: VITE_FORM_ENDPOINT is not set.',
      "The site's forms will open the visitor's own mail program instead of sending.",
    );
  }
  let outDir = '';

  return {
    name: 'build-notice',
    apply: 'build',
    configResolved({ root, build }) {
      outDir = resolve(root, build.outDir);
    },
    writeBundle() {
      writeFileSync(join(outDir, '.build.json'), `${JSON.stringify(config, null, 2)}\n`);
      if (notices.length > 0) process.stderr.write(`\n${framed(notices)}\n\n`);
    },
  };
}

/** @param {readonly string[]} lines */
function framed(lines) {
  const width = Math.max(...lines.map((line) => line.length));
  const rule = '─'.repeat(width + 2);
  return [`┌${rule}┐`, ...lines.map((line) => `│ ${line.padEnd(width)} │`), `└${rule}┘`].join('\n');
}
