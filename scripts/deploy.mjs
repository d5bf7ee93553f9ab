// @ts-check
import { builtHosting } from './lib/built-hosting.mjs';
import { runNode } from './lib/child-process.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { writeFirebaseConfig } from './lib/hosting-config.mjs';
import { commandScript } from './lib/project.mjs';
import { runScript } from './lib/refusal.mjs';

await runScript(async () => {
  const { projectId, hosting } = builtHosting();
  await ensureDependencies();
  const configPath = writeFirebaseConfig('deploy', { hosting });
  const target = ['--only', 'hosting', '--config', configPath, '--project', projectId];
  return runNode([commandScript('firebase-tools', 'firebase'), 'deploy', ...target]);
});
