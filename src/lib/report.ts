/** Logs an error that the visitor does not need to see. */
export function reportQuietly(error: unknown) {
  console.error(error);
}

/** Logs a failed hydration, after which React renders the page from scratch. */
export function reportRecovery(error: unknown) {
  console.warn('Not hydrated:', error);
}
