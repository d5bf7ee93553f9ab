/** Errors that do not use up the code of an emailed link, so that a retry can succeed. */
export const transientCodes: ReadonlySet<string> = new Set([
  'auth/network-request-failed',
  'auth/timeout',
  'auth/internal-error',
  'auth/too-many-requests',
  'auth/quota-exceeded',
]);
