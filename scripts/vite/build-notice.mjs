// @ts-check
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sourceHash } from '../lib/build.mjs';

/**
 * Warns about a build that must not be deployed or that cannot send forms, and writes dist/.build.json, from which
 * preview and deploy tell whether the build is up to date.
 *
 * @param {import('../lib/site-env.mjs').SiteConfig} config
 * @returns {import('vite').Plugin}
 */
export function buildNotice(config) {
  /** @type {string[]} */
  const notices = [];
  if (config.local) {
    notices.push(
      'NOT FOR DEPLOYMENT: this build uses the local Auth emulator.',
      'Set the VITE_FIREBASE_* values (see .env.example) to build for a real project.',
    );
  } else if (!config.formEndpoint) {
    notices.push(
      'NO FORM ENDPOINT: VITE_FORM_ENDPOINT is not set.',
      "The site's forms will open the visitor's email app instead of sending.",
    );
  }
  let outDir = '';
  let sources = '';

  return {
    name: 'build-notice',
    apply: 'build',
    configResolved({ root, build }) {
      outDir = resolve(root, build.outDir);
    },
    buildStart() {
      sources = sourceHash();
    },
    writeBundle() {
      /** @type {import('../lib/build.mjs').BuildStamp} */
      const stamp = { config, sources };
      writeFileSync(join(outDir, '.build.json'), `${JSON.stringify(stamp, null, 2)}\n`);
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
