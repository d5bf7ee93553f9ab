import type { ReactNode } from 'react';
import { UserContext } from './use-user';
import { reloadPage } from '@/lib/page';
import { LoadingScreen } from '@/ui/loading-screen';
import { SignInFlow, type PublicPage } from './screens/sign-in-flow';
import { useAuthState } from './use-auth-state';
import { useReturnAfterSignIn } from './use-return-after-sign-in';
import { useSessionCheck } from './use-session-check';
import { useSessionEnd } from './use-session-end';

interface AuthGateProps {
  readonly publicPages: readonly PublicPage[];
  readonly children: ReactNode;
}

/** Shows its children to those who are signed in, the sign-in flow to those who are not. */
export function AuthGate({ publicPages, children }: AuthGateProps) {
  const state = useAuthState();
  useReturnAfterSignIn(state.status);
  useSessionCheck(state.status);
  useSessionEnd(state.status);

  switch (state.status) {
    case 'unknown':
      return <LoadingScreen onRetry={reloadPage} />;
    case 'signed-out':
      return <SignInFlow publicPages={publicPages} />;
    case 'signed-in':
      return <UserContext value={state.user}>{children}</UserContext>;
  }
}
