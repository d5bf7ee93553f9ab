import { lazy, Suspense } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { AuthGate } from '@/auth/auth-gate';
import { AlertsProvider, useAlerts } from '@/hooks/use-alerts';
import { reloadPage } from '@/integrations/page';
import { reportQuietly } from '@/integrations/report';
import { paths } from '@/site/paths';
import { AlertRegion } from '@/ui/alert-region';
import { ErrorBoundary } from '@/ui/error-boundary';
import { LoadingScreen } from '@/ui/loading-screen';
import { CrashScreen } from './crash-screen';

const SignedInSite = lazy(() => import('./signed-in-site'));
const PrivacyPage = lazy(() => import('@/pages/privacy/privacy-page'));

export function App() {
  return (
    <ErrorBoundary fallback={<CrashScreen onReload={reloadPage} />} onError={reportQuietly}>
      <BrowserRouter>
        <AlertsProvider>
          <AuthGate publicPages={publicPages}>
            <Suspense fallback={<LoadingScreen onRetry={reloadPage} />}>
              <SignedInSite />
            </Suspense>
          </AuthGate>
          <Alerts />
        </AlertsProvider>
      </BrowserRouter>
    </ErrorBoundary>
  );
}

/** One must be able to read these before signing up. */
const publicPages = [{ path: paths.dataPrivacy, element: <PrivacyPage /> }];

function Alerts() {
  const { alerts, dismiss } = useAlerts();
  return <AlertRegion alerts={alerts} onDismiss={dismiss} />;
}
