/** Suggests a reload, because some browsers cache a failed import until then. */
export const LOAD_FAILED =
  'This didn’t load. Check your connection and try again. If that doesn’t help, reload the page.';

/** Logs an error that the visitor does not need to see. */
export function logError(error: unknown) {
  console.error(error);
}

/** Logs a failed hydration, after which React renders the page from scratch. */
export function logHydrationError(error: unknown) {
  console.warn('Not hydrated:', error);
}
