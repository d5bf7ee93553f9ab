import { buildSite, writeNginxConf } from './lib/site-build.ts';
import { loadSiteConfig } from './lib/site-env.ts';

export default async function build(): Promise<number> {
  // Reports wrong settings in one line, before Vite would.
  const config = loadSiteConfig('production');
  const exitCode = await buildSite();
  if (exitCode === 0 && !config.local) writeNginxConf(config);
  return exitCode;
}
