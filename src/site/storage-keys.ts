/** Keys that more than one file reads. */
export const THEME_KEY = 'theme';
/** Firebase appends the API key and the app name. */
export const SESSION_KEY_PREFIX = 'firebase:authUser:';
