import { lazy, Suspense, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { loadChunk } from '@/lib/load-chunk';
import { reloadPage } from '@/lib/page';
import { paths } from '@/site/paths';
import { LoadingScreen } from '@/ui/loading-screen';
import { LoginScreen } from './login-screen';
import { SignInFrame } from './sign-in-frame';

const SignUpScreen = lazy(() => loadChunk(() => import('./sign-up-screen')));
const ResetPasswordScreen = lazy(() => loadChunk(() => import('./reset-password-screen')));

export interface PublicPage {
  readonly path: string;
  readonly element: ReactNode;
}

/** What a signed-out visitor sees: the login screen at every address that is not one of its sisters. */
export function SignInFlow({ publicPages }: { publicPages: readonly PublicPage[] }) {
  return (
    <SignInFrame>
      <Suspense fallback={<LoadingScreen onRetry={reloadPage} className="min-h-svh" />}>
        <Routes>
          <Route path={paths.signup} element={<SignUpScreen />} />
          <Route path={paths.resetPassword} element={<ResetPasswordScreen />} />
          {publicPages.map(({ path, element }) => (
            <Route key={path} path={path} element={element} />
          ))}
          <Route path="*" element={<LoginScreen />} />
        </Routes>
      </Suspense>
    </SignInFrame>
  );
}
