import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { reloadPage } from '@/integrations/page';
import { reportQuietly } from '@/integrations/report';
import { Shell } from '@/shell/shell';
import { ErrorBoundary } from '@/ui/error-boundary';
import { PagePlaceholder } from '@/ui/page-placeholder';
import { MotionRoot } from '@/ui/motion';
import { PageErrorScreen } from './page-error-screen';
import { routes } from './routes';

/** What a signed-in visitor gets: the shell, and in it the page of the address. */
export default function SignedInSite() {
  const { pathname } = useLocation();
  return (
    <MotionRoot>
      <Shell>
        <ErrorBoundary
          resetKey={pathname}
          fallback={<PageErrorScreen onReload={reloadPage} />}
          onError={reportQuietly}
        >
          <Suspense fallback={<PagePlaceholder />}>
            <Routes>
              {routes.map(({ path, Page }) => (
                <Route key={path} path={path} element={<Page />} />
              ))}
            </Routes>
          </Suspense>
        </ErrorBoundary>
      </Shell>
    </MotionRoot>
  );
}
