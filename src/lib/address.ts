/** Sets or removes the hash without a history entry and without scrolling. */
export function replaceHash(id: string | null) {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${search}${id === null ? '' : `#${id}`}`);
}

/** The absolute URL of a path. */
export function absoluteAddress(path: string): string {
  return new URL(path, window.location.origin).href;
}
