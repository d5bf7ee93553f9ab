type CheckedSiteConfig = import('../scripts/lib/site-env.mjs').SiteConfig;

/** Put in by vite.config.ts from the checked environment. Only src/integrations reads them. */
declare const __SITE_CONFIG__: Omit<CheckedSiteConfig, 'local' | 'aiModel'>;
declare const __LOCAL__: CheckedSiteConfig['local'];
/** Read directly, not through site/env.ts, so that a build without a model drops the code that depends on it. */
declare const __AI_MODEL__: CheckedSiteConfig['aiModel'];
