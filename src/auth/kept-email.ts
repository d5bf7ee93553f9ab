/** One address for all sign-in forms: typed once, it is there in the next. */
export const KEPT_EMAIL = 'sign-in-email';
