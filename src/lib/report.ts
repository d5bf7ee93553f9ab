/** Logs an error that the visitor does not need to see. */
export function reportQuietly(error: unknown) {
  console.error(error);
}
