import { Suspense } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { EndBoot } from '@/boot/end-boot';
import { Shell } from '@/layout/shell';
import { useMotionEngine } from '@/lib/motion';
import { reportError } from '@/lib/report-error';
import { useDocumentEvent } from '@/lib/use-document-event';
import { brand } from '@/site/brand';
import { paths } from '@/site/paths';
import { ErrorBoundary } from '@/ui/error-boundary';
import { ErrorScreen } from '@/ui/error-screen';
import { PageProgress } from '@/ui/lazy-page';
import { NavigationEffects } from './navigation-effects';
import { loadPage, NotFoundPage, routeObjects } from './routes';

/** The shell around the current page. On a public site, signed-out visitors see it too. */
export default function Site() {
  const { pathname } = useLocation();
  // The `*` route does not match an address with an encoded line break.
  const page = useRoutes(routeObjects) ?? <NotFoundPage />;
  useLinkPreload();
  useMotionEngine();
  return (
    <>
      <PageProgress />
      <Shell>
        <Suspense fallback={<PagePlaceholder />}>
          <ErrorBoundary
            resetKey={pathname}
            fallback={<ErrorScreen back={{ label: 'Go to the home page', to: paths.home }} />}
            onError={reportError}
          >
            {page}
          </ErrorBoundary>
          <NavigationEffects />
          <EndBoot />
        </Suspense>
      </Shell>
    </>
  );
}

/** Shown while a page loads. */
function PagePlaceholder() {
  return (
    <div data-pending className="min-h-svh" aria-busy>
      <title>{brand.name}</title>
      <p role="status" className="sr-only">
        Loading...
      </p>
    </div>
  );
}

/** Preloads the page of a link that the pointer or the focus reaches. */
function useLinkPreload() {
  useDocumentEvent('pointerover', preloadLink);
  useDocumentEvent('focusin', preloadLink);
}

function preloadLink({ target }: Event) {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (link instanceof HTMLAnchorElement && link.origin === window.location.origin && link.target === '')
    loadPage(link.pathname).catch(() => undefined);
}
