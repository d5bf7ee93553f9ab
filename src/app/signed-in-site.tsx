import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { useAnalytics } from '@/features/consent';
import { Shell } from '@/layout/shell';
import { MotionRoot } from '@/lib/motion';
import { firstInteraction, reloadPage } from '@/lib/page';
import { reportQuietly } from '@/lib/report';
import { ErrorBoundary } from '@/ui/error-boundary';
import { PagePlaceholder } from '@/ui/page-placeholder';
import { PageArrival } from './page-arrival';
import { PageErrorScreen } from './page-error-screen';
import { PageProgress } from './page-progress';
import { preloadPage } from './preload-page';
import { routes } from './routes';
import { useLinkPreload } from './use-link-preload';

export { preloadPage };

/** What a signed-in visitor gets: the shell, and in it the page of the address. */
export default function SignedInSite() {
  const { pathname } = useLocation();
  useLinkPreload(preloadPage);
  useAnalytics();
  return (
    <MotionRoot after={firstInteraction}>
      <PageProgress />
      <Shell>
        <Suspense fallback={<PagePlaceholder />}>
          <ErrorBoundary
            resetKey={pathname}
            fallback={<PageErrorScreen onReload={reloadPage} />}
            onError={reportQuietly}
          >
            <Routes>
              {routes.map(({ path, Page }) => (
                <Route key={path} path={path} element={<Page />} />
              ))}
            </Routes>
          </ErrorBoundary>
          <PageArrival />
        </Suspense>
      </Shell>
    </MotionRoot>
  );
}
