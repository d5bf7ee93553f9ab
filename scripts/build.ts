import { buildSite, writeNginxConf } from './lib/site-build.ts';
import { loadSiteConfig } from './lib/site-env.ts';

export default async function build(): Promise<void> {
  // Reports wrong settings in one line, before Vite would.
  const config = loadSiteConfig('production');
  await buildSite();
  if (!config.local) writeNginxConf(config);
}
