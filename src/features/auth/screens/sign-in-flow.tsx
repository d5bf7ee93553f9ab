import { Suspense, type ReactNode } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { retryableLazy } from '@/lib/load-chunk';
import { reloadPage } from '@/lib/page';
import { paths } from '@/site/paths';
import { reportQuietly } from '@/lib/report';
import { ErrorBoundary } from '@/ui/error-boundary';
import { LoadingScreen } from '@/ui/loading-screen';
import { PageErrorScreen } from '@/ui/page-error-screen';
import { LoginScreen } from './login-screen';
import { SignInFrame } from './sign-in-frame';

const SignUpScreen = retryableLazy(() => import('./sign-up-screen'));
const ResetPasswordScreen = retryableLazy(() => import('./reset-password-screen'));

export interface PublicPage {
  readonly path: string;
  readonly element: ReactNode;
}

/** The screens of a signed-out visitor; every address without a screen of its own shows the login screen. */
export function SignInFlow({ publicPages }: { publicPages: readonly PublicPage[] }) {
  const { pathname } = useLocation();
  const screen = useRoutes([
    { path: paths.signup, element: <SignUpScreen /> },
    { path: paths.resetPassword, element: <ResetPasswordScreen /> },
    ...publicPages,
    { path: '*', element: <LoginScreen /> },
  ]);
  return (
    <SignInFrame>
      <ErrorBoundary
        resetKey={pathname}
        fallback={<PageErrorScreen back={{ label: 'Go to the login page', to: paths.login }} />}
        onError={reportQuietly}
      >
        <Suspense fallback={<LoadingScreen onRetry={reloadPage} className="min-h-svh" />}>
          {/* The `*` route does not match an address with an encoded line break. */}
          {screen ?? <LoginScreen />}
        </Suspense>
      </ErrorBoundary>
    </SignInFrame>
  );
}
