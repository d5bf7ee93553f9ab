type CheckedSiteConfig = import('../scripts/lib/site-env.mjs').SiteConfig;

/** Put in by vite.config.ts from the checked environment. Only src/integrations reads them. */
declare const __SITE_CONFIG__: Omit<CheckedSiteConfig, 'local'>;
declare const __LOCAL__: CheckedSiteConfig['local'];
