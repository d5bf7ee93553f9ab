/**
 * Keeps what is loaded, so that `React.lazy` shows no fallback for it: `import()` takes a moment even for a module that
 * is there. After a failure, the next call loads again.
 */
export function loadOnce<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

/** Suggests a reload, because some browsers cache a failed import until then. */
export const LOAD_FAILED =
  'This didn’t load. Check your connection and try again. If that doesn’t help, reload the page.';

/** How long a visitor waits for what a click loads before hearing that it is late. */
export const IN_TIME_MS = 8000;

/** Resolves with undefined if loading takes long: a connection that stalls neither answers nor fails. */
export function inTime<Module>(loading: Promise<Module>): Promise<Module | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(undefined), IN_TIME_MS);
    void loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
