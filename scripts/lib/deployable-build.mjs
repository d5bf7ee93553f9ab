// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from './child-process.mjs';
import { cacheFile, commandScript } from './project.mjs';
import { DEMO_ACCOUNT } from './site-env.mjs';

/** A project that does not exist, described as a real one would be. */
const SAMPLE_PROJECT = {
  VITE_FIREBASE_API_KEY: 'AIzaSyA0000000000000000000000000000000000',
  VITE_FIREBASE_AUTH_DOMAIN: 'sample-project.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'sample-project',
  VITE_FIREBASE_APP_ID: '1:000000000000:web:0000000000000000000000',
  VITE_FORM_ENDPOINT: 'https://forms.example.com/sample',
};

/** What only a local build may hold: emulator, inbox and demo account. */
const LOCAL_ONLY = ['127.0.0.1', 'disableWarnings', 'local inbox', ...Object.values(DEMO_ACCOUNT)];

/**
 * Builds the site as it would be deployed, beside the local build in dist.
 *
 * @returns {Promise<string | null>} its folder, or null when the build failed
 */
export async function buildDeployable() {
  const folder = cacheFile('deployable');
  const command = [commandScript('vite'), 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
  const exitCode = await runNode(command, { ...process.env, ...SAMPLE_PROJECT });
  return exitCode === 0 ? folder : null;
}

/**
 * @param {string} folder
 * @returns {string[]} one line for each thing that must not be there
 */
export function localLeftovers(folder) {
  const files = ['index.html', ...readdirSync(join(folder, 'assets')).map((name) => join('assets', name))];
  return files
    .filter((file) => /\.(html|js|css|json)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      return LOCAL_ONLY.filter((word) => text.includes(word)).map((word) => `${file} holds “${word}”`);
    });
}
