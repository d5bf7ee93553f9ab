import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useFinishBootOnRender, useFinishBootOnHydration } from '@/boot/handover';
import { AuthGate, PublicGate } from '@/features/auth';
import { ConsentPrompt } from '@/features/consent';
import { loadOnce, retryableLazy } from '@/lib/load-chunk';
import { reloadPage } from '@/lib/page';
import { logError } from '@/lib/log-error';
import { paths } from '@/site/paths';
import { AlertRegion } from '@/ui/alert-region';
import { ErrorBoundary } from '@/ui/error-boundary';
import { ErrorScreen } from '@/ui/error-screen';
import { LoadingScreen } from '@/ui/loading-screen';
import { AlertsProvider, useAlerts } from '@/ui/use-alerts';

const loadSignedInSite = loadOnce(() => import('./signed-in-site'));
const SignedInSite = retryableLazy(loadSignedInSite);
const PrivacyPage = retryableLazy(() => import('@/pages/privacy/privacy'));

interface AppProps {
  /** `BrowserRouter`, or `StaticRouter` where the build prerenders the sign-in screen. */
  readonly router: ComponentType<{ children: ReactNode }>;
}

export function App({ router: Router }: AppProps) {
  return (
    <CrashBoundary>
      <Router>
        <AlertsProvider>
          <GatedSite />
          <Alerts />
        </AlertsProvider>
      </Router>
    </CrashBoundary>
  );
}

/** The site behind the auth gate. After a crash, going to another page renders it again. */
function GatedSite() {
  const { pathname } = useLocation();
  return (
    <CrashBoundary resetKey={pathname}>
      {__PUBLIC_SITE__ ? (
        <PublicGate>
          <Suspense fallback={<LoadingScreen onRetry={reloadPage} />}>
            <SignedInSite />
          </Suspense>
          <ConsentPrompt />
        </PublicGate>
      ) : (
        <AuthGate publicPages={publicPages}>
          <Suspense fallback={<LoadingScreen onRetry={reloadPage} />}>
            <SignedInSite />
          </Suspense>
        </AuthGate>
      )}
    </CrashBoundary>
  );
}

function CrashBoundary({ resetKey, children }: { resetKey?: string; children: ReactNode }) {
  return (
    <ErrorBoundary
      {...(resetKey !== undefined && { resetKey })}
      fallback={<CrashScreen />}
      onError={logError}
    >
      {children}
    </ErrorBoundary>
  );
}

/** Ends the boot phase: after a crash during hydration, the boot script would hold the clicks on this screen. */
function CrashScreen() {
  useFinishBootOnHydration();
  useFinishBootOnRender();
  return <ErrorScreen what="site" />;
}

/** The pages that a visitor can read before signing up. */
const publicPages = [{ path: paths.dataPrivacy, element: <PrivacyPage /> }];

/** Loads the code of the site and of the page at a path before they are rendered. */
export async function preloadSignedInSite(pathname: string) {
  const { preloadPage } = await loadSignedInSite();
  preloadPage(pathname);
}

function Alerts() {
  const { alerts, dismiss } = useAlerts();
  return <AlertRegion alerts={alerts} onDismiss={dismiss} />;
}
