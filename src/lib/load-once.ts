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
