import { lazy, Suspense, type ComponentType } from 'react';
import { inTime } from '@/lib/load-once';
import { reloadPage } from '@/lib/reload-page';
import { createStore, useStore } from '@/lib/store';
import { LoadingScreen } from './loading-screen';

export interface Page {
  readonly default: ComponentType;
}

/**
 * A page or screen in a chunk of its own. During a navigation, React keeps the previous page until the chunk is there; if
 * it isn't in time, a screen that says so takes its place.
 */
export function lazyPage(load: () => Promise<Page>): ComponentType {
  return lazy(async () => {
    const loading = inTime(load());
    // React forbids state updates during a render, which is when it calls this.
    queueMicrotask(() => countLoading(1));
    try {
      return (await loading) ?? latePage(load);
    } finally {
      countLoading(-1);
    }
  });
}

const pagesLoading = createStore(() => 0);

function countLoading(by: number) {
  pagesLoading.set(pagesLoading.get() + by);
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

function latePage(load: () => Promise<Page>): Page {
  const PageOnArrival = lazy(load);
  return {
    default: () => (
      <Suspense fallback={<LoadingScreen onRetry={reloadPage} lateAfterMs={0} />}>
        <PageOnArrival />
      </Suspense>
    ),
  };
}
