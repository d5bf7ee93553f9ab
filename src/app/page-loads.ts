let underWay = 0;
const listeners = new Set<() => void>();

/** Counts the pages that somebody is waiting for. */
export async function trackPageLoad<Page>(load: Promise<Page>): Promise<Page> {
  // Called while rendering, when nobody else may be told to render.
  queueMicrotask(() => count(1));
  try {
    return await load;
  } finally {
    count(-1);
  }
}

export function watchPageLoads(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function isPageLoading(): boolean {
  return underWay > 0;
}

function count(change: number) {
  underWay += change;
  for (const listener of listeners) listener();
}
