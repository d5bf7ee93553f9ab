import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { type BuildStamp, sourceHash } from '../lib/build.mjs';
import type { SiteConfig } from '../lib/site-env.mjs';

/**
 * Warns about a build that must not be deployed or that cannot send forms, and writes dist/.build.json, from which
 * preview and deploy tell whether the build is up to date.
 */
export function buildNotice(config: SiteConfig): Plugin {
  const notices: string[] = [];
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
      const stamp: BuildStamp = { config, sources };
      writeFileSync(join(outDir, '.build.json'), `${JSON.stringify(stamp, null, 2)}\n`);
      if (notices.length > 0) process.stderr.write(`\n${notices.join('\n')}\n\n`);
    },
  };
}
