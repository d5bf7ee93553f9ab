/** The checked settings this build was made with. */
export const env = __SITE_CONFIG__;

/**
 * The emulator, inbox and demo account of a local build. A name of its own, so that a deployable build, where
 * it is null, drops every line that depends on it.
 */
export const local = __LOCAL__;
