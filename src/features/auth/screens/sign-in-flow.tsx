import { Suspense, useEffect, type ReactNode } from 'react';
import { Link, useLocation, useRoutes } from 'react-router-dom';
import { EndBoot } from '@/boot/end-boot';
import { classNames } from '@/lib/class-names';
import { reloadPage } from '@/lib/reload-page';
import { reportError } from '@/lib/report-error';
import { brand, sampleNote } from '@/site/brand';
import { legalNotice } from '@/site/contacts';
import { isSamePath, paths, sections } from '@/site/paths';
import { ErrorBoundary } from '@/ui/error-boundary';
import { ErrorScreen } from '@/ui/error-screen';
import { focusHeading } from '@/ui/focus';
import { lazyPage } from '@/ui/lazy-page';
import { LoadingScreen } from '@/ui/loading-screen';
import { Logo } from '@/ui/logo';
import { ThemeSwitch } from '@/ui/theme-switch';
import { useCurrentPage } from '@/ui/use-current-page';
import { useReturnState } from './auth-card';
import { LoginScreen } from './login-screen';

const SignUpScreen = lazyPage(() => import('./sign-up-screen'));
const EmailActionScreen = lazyPage(() => import('./email-action-screen'));

export interface SignInFlowProps {
  /** What a visitor can read before signing up. */
  readonly privacyPage: ReactNode;
  /** What is shown beside the screens. */
  readonly welcome: ReactNode;
}

const legalLinks = [
  { title: 'Privacy Policy', to: paths.privacy },
  ...(legalNotice ? [{ title: legalNotice.title, to: sections.legalNotice }] : []),
];

/** The screens for signed-out visitors: Login at every path except those of the other screens and the privacy policy. */
export function SignInFlow({ privacyPage, welcome }: SignInFlowProps) {
  const { pathname } = useLocation();
  const screen = useRoutes([
    { path: paths.signup, element: <SignUpScreen /> },
    { path: paths.resetPassword, element: <EmailActionScreen /> },
    { path: paths.privacy, element: privacyPage },
    { path: '*', element: <LoginScreen /> },
  ]);
  return (
    <SignInFrame welcome={welcome}>
      <Suspense fallback={<LoadingScreen onRetry={reloadPage} className="flex-1" />}>
        <ErrorBoundary
          resetKey={pathname}
          fallback={<ErrorScreen back={{ label: 'Go to the login page', to: paths.login }} />}
          onError={reportError}
        >
          {/* The `*` route does not match an address with an encoded line break. */}
          {screen ?? <LoginScreen />}
          <NavigationFocus />
        </ErrorBoundary>
        <EndBoot />
      </Suspense>
    </SignInFrame>
  );
}

/** Shows the top of a screen that was reached by a link, and has its heading announced. */
function NavigationFocus() {
  const { key, pathname, hash } = useLocation();
  useEffect(() => {
    // The router gives this key to the first screen of a visit, which the browser announces itself.
    if (key === 'default' || (isSamePath(pathname, paths.privacy) && hash !== '')) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    focusHeading();
  }, [key, pathname, hash]);
  return null;
}

interface SignInFrameProps {
  readonly welcome: ReactNode;
  readonly children: ReactNode;
}

/** Header, footer and column of the sign-in screens. The welcome is beside them or, on phones, above a form. */
function SignInFrame({ welcome, children }: SignInFrameProps) {
  const returnState = useReturnState();
  const current = useCurrentPage();
  const isForm = current(paths.signup) ?? current(paths.resetPassword);
  const screen = current(paths.privacy) ? 'page' : isForm ? 'form' : 'login';
  return (
    <div className="flex min-h-svh flex-col">
      <div className="flex min-w-0 flex-1 flex-col px-gutter pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)] lg:w-1/2">
        <header
          className={classNames(
            'flex items-center justify-between gap-4 max-lg:absolute max-lg:z-10 max-lg:inset-x-0 max-lg:top-0 max-lg:px-gutter lg:px-6',
            screen === 'login' ? 'h-16 sm:h-20' : 'h-14 lg:h-20',
            // On the welcome, which is dark in both themes.
            screen !== 'page' && 'max-lg:scheme-dark max-lg:text-fg',
          )}
        >
          <Link to={paths.login} state={returnState} className="flex rounded-control">
            <Logo />
          </Link>
          <ThemeSwitch />
        </header>
        <main
          tabIndex={-1}
          // Starts at the top, so that a screen's heading stays in place when its content changes.
          className={classNames(
            'flex flex-1 flex-col py-6 sm:py-12 lg:pt-[8svh]',
            screen === 'page' && 'max-lg:pt-20',
          )}
        >
          {children}
        </main>
        {/* Hidden while a screen loads, so that it does not move when the screen appears. */}
        <footer className="[main:has([data-loading])+&]:invisible flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pb-6 text-sm text-fg-muted lg:px-6">
          <p>
            <span translate="no">© {brand.legalName}</span>
            {sampleNote !== null && <span className="block">{sampleNote}</span>}
          </p>
          {!current(paths.privacy) &&
            legalLinks.map(({ title, to }) => (
              <Link
                key={to}
                to={to}
                state={returnState}
                className="-my-2 rounded-sm py-2 hover:text-fg hover:underline"
              >
                {title}
              </Link>
            ))}
        </footer>
      </div>
      <div
        data-screen={screen}
        className={classNames(
          'group/welcome order-first print:hidden lg:fixed lg:inset-y-0 lg:inset-e-0 lg:w-1/2 lg:overflow-y-auto',
          screen === 'page' && 'max-lg:hidden',
        )}
      >
        {welcome}
      </div>
    </div>
  );
}
