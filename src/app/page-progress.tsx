import { inTime } from '@/lib/load-once';
import { createStore, useStore } from '@/lib/store';

const pagesLoading = createStore(() => 0);

/** Counts a page as loading until the promise settles or is late. */
export function trackPageLoad<Page>(load: Promise<Page>): Promise<Page> {
  // React forbids state updates during a render, which is when a lazy page starts to load.
  queueMicrotask(() => change(1));
  void inTime(load)
    .catch(() => undefined)
    .then(() => change(-1));
  return load;
}

/** A thin line at the top while a page loads; a fast page never shows it. */
export function PageProgress() {
  if (useStore(pagesLoading, 0) === 0) return null;
  return (
    <div
      aria-hidden
      className="fixed inset-x-0 top-0 z-50 h-0.5 bg-accent opacity-100 transition-opacity delay-200 duration-slow starting:opacity-0"
    />
  );
}

function change(by: number) {
  pagesLoading.set(pagesLoading.get() + by);
}
