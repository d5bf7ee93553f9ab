/** Logs an error that the visitor does not need to see. */
export function reportQuietly(error: unknown) {
  console.error(error);
}

/** Logs that React rendered a page anew instead of hydrating it, which the visitor does not notice. */
export function reportRecovery(error: unknown) {
  console.warn('Not hydrated:', error);
}
