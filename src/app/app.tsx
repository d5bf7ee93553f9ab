import { lazy, Suspense, useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { endBoot } from '@/boot/end-boot';
import type { Prerendered } from '@/boot/prerendered-page';
import { AuthGate } from '@/features/auth';
import { ConsentPrompt } from '@/features/consent';
import { loadOnce } from '@/lib/load-once';
import { reloadPage } from '@/lib/reload-page';
import { reportError } from '@/lib/report-error';
import { Answer, Question } from '@/pages/shared/sample-chat';
import { brand } from '@/site/brand';
import { paths } from '@/site/paths';
import { shopChat } from '@/site/shop';
import { AlertRegion } from '@/ui/alert-region';
import { ErrorBoundary } from '@/ui/error-boundary';
import { ErrorScreen } from '@/ui/error-screen';
import { lazyPage } from '@/ui/lazy-page';
import { LoadingScreen } from '@/ui/loading-screen';
import { sceneProps } from '@/ui/scene';
import { useCurrentPage } from '@/ui/use-current-page';

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

/** Shown beside the sign-in form, on phones above it. */
function SignInWelcome() {
  const current = useCurrentPage();
  return (
    <aside
      aria-label={brand.headline}
      data-hour="dusk"
      className="flex max-lg:group-data-[screen=form]/welcome:h-14 lg:relative lg:isolate lg:min-h-full lg:flex-col lg:overflow-clip lg:bg-[linear-gradient(var(--high)_20%,var(--sky-dusk))]!"
    >
      <div aria-hidden {...sceneProps('home')} className="scene sign-in-street max-lg:hidden" />
      <div className="on-sky w-full space-y-5 px-gutter pt-17 pb-5 max-lg:group-data-[screen=form]/welcome:hidden sm:max-lg:pt-22 sm:max-lg:pb-8 lg:space-y-10 lg:p-10 lg:pb-81 xl:px-12">
        <p className="text-lg font-semibold text-balance lg:text-h2 lg:leading-tight">{brand.headline}</p>
        {/* Who resets a password has come for that. */}
        {!current(paths.resetPassword) && (
          <div className="grid max-w-md gap-3 max-sm:text-sm lg:gap-4 lg:text-lg">
            <Question>{shopChat.question}</Question>
            <Answer source={shopChat.source}>{shopChat.answer}</Answer>
          </div>
        )}
      </div>
    </aside>
  );
}

/** Loads the code of the site and of the page at a path before they are rendered. */
export async function preloadSite(pathname: string) {
  const [{ loadPage }] = await Promise.all([import('./routes'), loadSite()]);
  await loadPage(pathname);
}
