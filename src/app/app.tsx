import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useBootEnd } from '@/boot/handover';
import { AuthGate } from '@/features/auth';
import { askOnce, loadChunk } from '@/lib/load-chunk';
import { reloadPage } from '@/lib/page';
import { reportQuietly } from '@/lib/report';
import { paths } from '@/site/paths';
import { AlertRegion } from '@/ui/alert-region';
import { ErrorBoundary } from '@/ui/error-boundary';
import { LoadingScreen } from '@/ui/loading-screen';
import { AlertsProvider, useAlerts } from '@/ui/use-alerts';
import { CrashScreen } from './crash-screen';

const loadSignedInSite = askOnce(() => loadChunk(() => import('./signed-in-site')));
const SignedInSite = lazy(loadSignedInSite);
const PrivacyPage = lazy(() => loadChunk(() => import('@/pages/privacy/privacy-page')));

interface AppProps {
  /** The browser's, or a still one where the build writes the sign-in screen. */
  readonly router: ComponentType<{ children: ReactNode }>;
}

export function App({ router: Router }: AppProps) {
  useBootEnd('loading');
  return (
    <ErrorBoundary fallback={<CrashScreen onReload={reloadPage} />} onError={reportQuietly}>
      <Router>
        <AlertsProvider>
          <AuthGate publicPages={publicPages}>
            <Suspense fallback={<LoadingScreen onRetry={reloadPage} />}>
              <SignedInSite />
            </Suspense>
          </AuthGate>
          <Alerts />
        </AlertsProvider>
      </Router>
    </ErrorBoundary>
  );
}

/** One must be able to read these before signing up. */
const publicPages = [{ path: paths.dataPrivacy, element: <PrivacyPage /> }];

/** Fetches the site and its page at an address before either is asked for. */
export async function preloadSignedInSite(pathname: string) {
  const { preloadPage } = await loadSignedInSite();
  preloadPage(pathname);
}

function Alerts() {
  const { alerts, dismiss } = useAlerts();
  return <AlertRegion alerts={alerts} onDismiss={dismiss} />;
}
