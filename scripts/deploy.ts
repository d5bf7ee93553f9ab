import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './lib/processes.ts';
import { projectRoot, UserError } from './lib/project.ts';
import { buildSite, hostingOf } from './lib/site-build.ts';
import { loadSiteConfig } from './lib/site-env.ts';

// npm run deploy [-- <preview channel>]
export default async function deploy(): Promise<number> {
  const config = loadSiteConfig('production');
  if (config.local)
    throw new UserError('No Firebase project is set: fill in the VITE_FIREBASE_* values of .env first.');
  await buildSite();
  // In the root, because firebase-tools resolves `public` relative to the file.
  const configPath = join(projectRoot, 'firebase.deploy.json');
  writeFileSync(configPath, JSON.stringify({ hosting: hostingOf(config) }));
  const [channel] = process.argv.slice(2);
  const command =
    channel === undefined
      ? ['deploy', '--only', 'hosting']
      : ['hosting:channel:deploy', channel, '--expires', '7d'];
  return run('firebase', [...command, '--config', configPath, '--project', config.firebase.projectId]);
}
