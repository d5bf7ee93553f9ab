import { useLocation } from 'react-router-dom';
import { classNames } from '@/lib/class-names';
import { isPublicSite } from '@/lib/env';
import { isSamePath, paths } from '@/site/paths';
import { Button, ButtonLink } from '@/ui/button';
import { AccountPage } from './account/account-page';
import type { User } from './client/auth-session';
import { AuthCard, Lead, UserText } from './screens/auth-card';
import EmailActionScreen from './screens/email-action-screen';
import { LoginScreen } from './screens/login-screen';
import SignUpScreen from './screens/sign-up-screen';
import { useSignOut } from './use-sign-out';
import { useUser } from './use-user';

/** The sign-in screens and the account page within the site. Signed-out visitors get Login at /account, too. */
export default function AuthPage() {
  const user = useUser();
  const { pathname } = useLocation();
  const isAt = (path: string) => isSamePath(pathname, path);
  const isEmailAction = isAt(paths.resetPassword);
  if (user && isAt(paths.account)) return <AccountPage user={user} />;
  // Within a closed site, the user is known soon.
  if (!user && !isEmailAction && !isPublicSite) return null;
  const form = isAt(paths.signup) ? <SignUpScreen /> : <LoginScreen />;
  return (
    <div className={classNames('px-gutter py-section', !user && !isEmailAction && 'signed-out-only')}>
      {isEmailAction ? <EmailActionScreen /> : user ? <SignedInScreen user={user} /> : form}
    </div>
  );
}

/** For a signed-in user at the address of Login or Sign Up. */
function SignedInScreen({ user }: { user: User }) {
  const signOut = useSignOut();
  return (
    <AuthCard
      title="You’re signed in"
      description="You’re already signed in. Continue to the site, or sign out to use another account."
    >
      <Lead>
        <span>as</span> <UserText>{user.name || user.email}</UserText>
      </Lead>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.home}>Continue</ButtonLink>
        <Button variant="secondary" busy={signOut.pending} onClick={() => void signOut.run()}>
          Sign out to use another account
        </Button>
      </div>
    </AuthCard>
  );
}
