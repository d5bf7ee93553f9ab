type CheckedSiteConfig = import('../scripts/lib/site-env.ts').SiteConfig;

/** The checked settings, which vite.config.ts defines. Read through lib/env.ts, except by the auth client, which may not import it. */
declare const __SITE_CONFIG__: Omit<CheckedSiteConfig, 'local' | 'publicSite' | 'errorReports' | 'plausible'>;
declare const __LOCAL__: CheckedSiteConfig['local'];
/** These two are read directly, not through lib/env.ts, so that a build without one leaves out the code that needs it. */
declare const __ERROR_REPORTS__: CheckedSiteConfig['errorReports'];
declare const __PLAUSIBLE__: CheckedSiteConfig['plausible'];
/** Whether signed-out visitors see the pages. */
declare const __PUBLIC_SITE__: boolean;
/** The published posts, newest first. See scripts/lib/posts.ts. */
declare module 'virtual:posts' {
  export const posts: readonly import('@/site/posts').Post[];
}

/** The text of each post by its slug, in a chunk of its own. */
declare module 'virtual:post-loaders' {
  export const postLoaders: Readonly<Record<string, () => Promise<import('@/site/posts').PostText>>>;
}
