import { lazy, Suspense, useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { endBoot } from '@/boot/end-boot';
import type { Prerendered } from '@/boot/prerendered-page';
import { AuthGate } from '@/features/auth';
import { ConsentPrompt } from '@/features/consent';
import { loadOnce } from '@/lib/load-once';
import { reloadPage } from '@/lib/reload-page';
import { reportError } from '@/lib/report-error';
import { AlertRegion } from '@/ui/alert-region';
import { ErrorBoundary } from '@/ui/error-boundary';
import { ErrorScreen } from '@/ui/error-screen';
import { lazyPage } from '@/ui/lazy-page';
import { LoadingScreen } from '@/ui/loading-screen';
import { SignInWelcome } from './sign-in-welcome';

const loadSite = loadOnce(() => import('./site'));
const Site = lazy(loadSite);
const SignedOutPrivacy = lazyPage(async () => ({
  default: (await import('@/pages/privacy/privacy')).SignedOutPrivacy,
}));

interface AppProps {
  /** `BrowserRouter`, or `StaticRouter` where the build prerenders. */
  readonly router: ComponentType<{ children: ReactNode }>;
  /** The HTML in #root that is hydrated, or that the build renders. */
  readonly prerendered: Prerendered | null;
}

export function App({ router: Router, prerendered }: AppProps) {
  return (
    <CrashBoundary>
      <Router>
        <GatedSite prerendered={prerendered} />
        <AlertRegion />
      </Router>
    </CrashBoundary>
  );
}

/** The site behind the auth gate. After a crash, going to another page renders it again. */
function GatedSite({ prerendered }: Pick<AppProps, 'prerendered'>) {
  const { pathname } = useLocation();
  return (
    <CrashBoundary resetKey={pathname}>
      <AuthGate privacyPage={privacyPage} welcome={welcome} prerendered={prerendered}>
        <Suspense fallback={<LoadingScreen onRetry={reloadPage} />}>
          <Site />
        </Suspense>
        <ConsentPrompt />
      </AuthGate>
    </CrashBoundary>
  );
}

function CrashBoundary({ resetKey, children }: { resetKey?: string; children: ReactNode }) {
  return (
    <ErrorBoundary resetKey={resetKey} fallback={<CrashScreen />} onError={reportError}>
      {children}
    </ErrorBoundary>
  );
}

/** After a crash during hydration, this screen is shown at once. */
function CrashScreen() {
  useLayoutEffect(endBoot, []);
  return <ErrorScreen what="site" />;
}

const privacyPage = <SignedOutPrivacy />;

const welcome = <SignInWelcome />;

/** Loads the code of the site and of the page at a path before they are rendered. */
export async function preloadSite(pathname: string) {
  const [{ loadPage }] = await Promise.all([import('./routes'), loadSite()]);
  await loadPage(pathname);
}
