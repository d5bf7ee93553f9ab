// @ts-check
import { loadSiteConfig } from './lib/env-files.mjs';
import { runNode } from './lib/processes.mjs';
import { commandScript, writeFirebaseConfig } from './lib/project.mjs';
import { ensureBuilt, hostingOf } from './lib/site-build.mjs';
import { runScript, UserError } from './lib/user-error.mjs';

// node scripts/deploy.mjs [preview channel]
await runScript(async () => {
  const config = loadSiteConfig('production');
  if (config.local)
    throw new UserError('No Firebase project is set: fill in the VITE_FIREBASE_* values of .env first.');
  await ensureBuilt(config);
  const configPath = writeFirebaseConfig('deploy', { hosting: await hostingOf(config) });
  const [channel] = process.argv.slice(2);
  const command =
    channel === undefined
      ? ['deploy', '--only', 'hosting']
      : ['hosting:channel:deploy', channel, '--expires', '7d'];
  const target = ['--config', configPath, '--project', config.firebase.projectId];
  return runNode([commandScript('firebase-tools', 'firebase'), ...command, ...target]);
});
