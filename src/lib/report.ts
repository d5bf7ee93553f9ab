/** For whoever looks into a visitor's console: what went wrong without being worth their attention. */
export function reportQuietly(error: unknown) {
  console.error(error);
}
