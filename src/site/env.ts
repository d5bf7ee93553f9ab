/** The checked settings this build was made with. */
export const env = __SITE_CONFIG__;

/**
 * The emulator, inbox and demo account of a local build. A separate constant: in a deployable build it is
 * null, so that the bundler drops the code that depends on it.
 */
export const local = __LOCAL__;
