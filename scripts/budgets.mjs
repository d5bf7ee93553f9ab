// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { budgetFigures } from './lib/budget-figures.mjs';
import { buildSite } from './lib/build.mjs';
import { cacheFile, projectRoot, readJson } from './lib/project.mjs';
import { DEMO_ACCOUNT } from './lib/site-env.mjs';
import { runScript, UserError } from './lib/user-error.mjs';

/** Settings of a Firebase project that does not exist. */
const SAMPLE_PROJECT = {
  VITE_FIREBASE_API_KEY: 'AIzaSyA0000000000000000000000000000000000',
  VITE_FIREBASE_AUTH_DOMAIN: 'sample-project.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'sample-project',
  VITE_FIREBASE_APP_ID: '1:000000000000:web:0000000000000000000000',
  VITE_FORM_ENDPOINT: 'https://forms.example.com/sample',
  VITE_AI_MODEL: '',
};

/** Text that only a local build may contain: emulator, inbox and demo account. */
const LOCAL_ONLY = ['127.0.0.1', 'disableWarnings', 'local inbox', ...Object.values(DEMO_ACCOUNT)];
/** Text that only a build with an AI model may contain. */
const MODEL_ONLY = ['firebasevertexai', 'LanguageModel'];

// Makes a deployable build, compares its brotli sizes with budgets.json and searches it for text that it must not have.
await runScript(async () => {
  const folder = cacheFile('deployable');
  const env = { ...process.env, ...SAMPLE_PROJECT };
  const exitCode = await buildSite(env, ['--outDir', folder, '--emptyOutDir', '--logLevel', 'warn']);
  if (exitCode !== 0) throw new UserError('The deployable build failed.');

  /** @type {import('./lib/budget-figures.mjs').Budget[]} */
  const budgets = readJson(join(projectRoot, 'budgets.json'));
  const figureOf = budgetFigures(folder);
  const rows = budgets.map((budget) => Object.assign(budget, figureOf(budget)));
  const width = Math.max(...rows.map(({ what }) => what.length));
  for (const { what, bytes, limit, which } of rows) {
    const verdict = bytes <= limit ? 'ok  ' : 'OVER';
    const line = `${verdict}  ${what.padEnd(width)}  ${kB(bytes)} of ${kB(limit)}`;
    console.log(which ? `${line}   ${which}` : line);
  }
  const leftovers = leftoversIn(folder);
  for (const line of leftovers) console.log(`LEFT  ${line}`);
  return rows.every(({ bytes, limit }) => bytes <= limit) && leftovers.length === 0 ? 0 : 1;
});

/** @param {number} bytes */
function kB(bytes) {
  return `${(bytes / 1000).toFixed(1).padStart(6)} kB`;
}

/** @param {string} folder */
function leftoversIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|assets[\\/])[^\\/]+\.(html|js|css|json)$/.test(file) && !file.startsWith('.'))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      return [...LOCAL_ONLY, ...MODEL_ONLY]
        .filter((word) => text.includes(word))
        .map((word) => `${file} contains “${word}”`);
    });
}
