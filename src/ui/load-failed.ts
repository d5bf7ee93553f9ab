/** Suggests a reload, because some browsers cache a failed import until then. */
export const LOAD_FAILED =
  'This didn’t load. Check your connection and try again. If that doesn’t help, reload the page.';
