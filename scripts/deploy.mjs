// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtConfig } from './lib/build.mjs';
import { runNode } from './lib/child-process.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { hostingConfig, readFirebaseJson, writeFirebaseConfig } from './lib/hosting-config.mjs';
import { commandScript, distDir } from './lib/project.mjs';
import { Refusal, runScript } from './lib/refusal.mjs';
import { LOCAL_FIREBASE } from './lib/site-env.mjs';

await runScript(async () => {
  const config = builtConfig();
  if (config === null) throw new Refusal('There is nothing to deploy: run npm run build first.');
  if (config.local !== null || mentionsEmulator()) {
    throw new Refusal(
      'dist was built for the local emulator: set the VITE_FIREBASE_* values, then npm run build.',
    );
  }

  await ensureDependencies();
  const indexHtml = readFileSync(join(distDir, 'index.html'), 'utf8');
  const configPath = writeFirebaseConfig('deploy', {
    hosting: hostingConfig(readFirebaseJson(), config, indexHtml),
  });
  const target = ['--only', 'hosting', '--config', configPath, '--project', config.firebase.projectId];
  return runNode([commandScript('firebase-tools', 'firebase'), 'deploy', ...target]);
});

function mentionsEmulator() {
  return readdirSync(distDir, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(js|html)$/.test(path))
    .some((path) => readFileSync(join(distDir, path), 'utf8').includes(LOCAL_FIREBASE.projectId));
}
