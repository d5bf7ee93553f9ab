/**
 * Puts a fragment into the address of the page, or takes it away, without a step in the history and without the
 * jump that following a link would make.
 */
export function replaceHash(id: string | null) {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${search}${id === null ? '' : `#${id}`}`);
}

/** The whole of an address, for use outside this site. */
export function absoluteAddress(path: string): string {
  return new URL(path, window.location.origin).href;
}
