// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtConfig } from './build.mjs';
import { hostingConfig, readFirebaseJson } from './hosting-config.mjs';
import { distDir } from './project.mjs';
import { Refusal } from './refusal.mjs';
import { LOCAL_FIREBASE } from './site-env.mjs';

/** What the build in dist is to be hosted with, and where; refused when there is none, or one for the local site. */
export function builtHosting() {
  const config = builtConfig();
  if (config === null) throw new Refusal('There is no build yet: run npm run build first.');
  if (config.local !== null || mentionsEmulator()) {
    throw new Refusal(
      'dist was built for the local emulator: set the VITE_FIREBASE_* values, then npm run build.',
    );
  }
  const indexHtml = readFileSync(join(distDir, 'index.html'), 'utf8');
  return {
    projectId: config.firebase.projectId,
    hosting: hostingConfig(readFirebaseJson(), config, indexHtml),
  };
}

function mentionsEmulator() {
  return readdirSync(distDir, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(js|html)$/.test(path))
    .some((path) => readFileSync(join(distDir, path), 'utf8').includes(LOCAL_FIREBASE.projectId));
}
