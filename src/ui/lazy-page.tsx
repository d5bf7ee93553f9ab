import { lazy, Suspense, type ComponentType } from 'react';
import { inTime } from '@/lib/load-once';
import { reloadPage } from '@/lib/reload-page';
import { LoadingScreen } from './loading-screen';

export interface Page {
  readonly default: ComponentType;
}

/**
 * A page or screen in a chunk of its own. During a navigation, React keeps the previous page until the chunk is there; if
 * it isn't in time, a screen that says so takes its place.
 */
export function lazyPage(load: () => Promise<Page>): ComponentType {
  return lazy(async () => (await inTime(load())) ?? latePage(load));
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
