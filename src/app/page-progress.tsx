import { useSyncExternalStore } from 'react';
import { isPageLoading, watchPageLoads } from './page-loads';

/** A thin line at the top while the next page is on its way; a page that comes quickly never shows it. */
export function PageProgress() {
  const loading = useSyncExternalStore(watchPageLoads, isPageLoading, () => false);
  if (!loading) return null;
  return (
    <div
      aria-hidden
      className="fixed inset-x-0 top-0 z-50 h-0.5 bg-accent opacity-100 transition-opacity delay-200 duration-slow starting:opacity-0"
    />
  );
}
