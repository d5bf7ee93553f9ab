type CheckedSiteConfig = import('../scripts/lib/site-env.mjs').SiteConfig;

/** Defined by vite.config.ts from the checked environment. Read by lib/env.ts and features/auth/client/firebase-app.ts. */
declare const __SITE_CONFIG__: Omit<
  CheckedSiteConfig,
  'local' | 'aiModel' | 'publicSite' | 'errorReports' | 'plausible'
>;
declare const __LOCAL__: CheckedSiteConfig['local'];
/** Read directly, not through lib/env.ts, so that a build without one leaves out the code that depends on it. */
declare const __AI_MODEL__: CheckedSiteConfig['aiModel'];
declare const __ERROR_REPORTS__: CheckedSiteConfig['errorReports'];
declare const __PLAUSIBLE__: CheckedSiteConfig['plausible'];
/** Whether signed-out visitors see the pages. Read through lib/env.ts. */
declare const __PUBLIC_SITE__: boolean;
/** The published posts, newest first. See scripts/posts/posts.ts. */
declare module 'virtual:posts' {
  export const posts: readonly import('@/site/posts').Post[];
}

/** The text of each post by its slug, in a chunk of its own. */
declare module 'virtual:post-loaders' {
  export const postLoaders: Readonly<Record<string, () => Promise<import('@/site/posts').PostText>>>;
}
