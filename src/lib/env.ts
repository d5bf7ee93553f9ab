/** The checked settings this build was made with. */
export const env = __SITE_CONFIG__;

/** Whether signed-out visitors see the pages. */
export const isPublicSite = __PUBLIC_SITE__;

/**
 * The emulator, inbox and demo account of a local build. A separate constant: in a deployable build it is
 * null, so that the bundler drops the code that depends on it.
 */
export const local = __LOCAL__;
