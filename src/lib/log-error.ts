/** Logs an error that the visitor does not need to see. */
export function logError(error: unknown) {
  console.error(error);
}

/** Logs a failed hydration, after which React renders the page from scratch. */
export function logHydrationError(error: unknown) {
  console.warn('Not hydrated:', error);
}
