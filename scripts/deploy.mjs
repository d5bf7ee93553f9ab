// @ts-check
import { buildForHosting } from './lib/build.mjs';
import { writeFirebaseConfig } from './lib/hosting.mjs';
import { runNode } from './lib/processes.mjs';
import { commandScript } from './lib/project.mjs';
import { runScript } from './lib/user-error.mjs';

await runScript(async () => {
  const { projectId, hosting } = await buildForHosting();
  const configPath = writeFirebaseConfig('deploy', { hosting });
  const target = ['--only', 'hosting', '--config', configPath, '--project', projectId];
  return runNode([commandScript('firebase-tools', 'firebase'), 'deploy', ...target]);
});
