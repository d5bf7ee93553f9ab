import { useLocation } from 'react-router-dom';
import { classNames } from '@/lib/class-names';
import { isSamePath, paths } from '@/site/paths';
import AccountPage from '../account/account-page';
import SignedInScreen from '../account/signed-in-screen';
import { useUser } from '../use-user';
import { LoginScreen } from './login-screen';
import ResetPasswordScreen from './reset-password-screen';
import SignUpScreen from './sign-up-screen';

/** The sign-in screens and the account page of a public site. Signed-out visitors get Login at /account, too. */
export default function PublicSignIn() {
  const isSignedIn = useUser() !== null;
  const { pathname } = useLocation();
  const is = (path: string) => isSamePath(pathname, path);
  if (isSignedIn && is(paths.account)) return <AccountPage />;
  if (isSignedIn && !is(paths.resetPassword)) return <SignedInScreen />;
  return (
    <div className={classNames('px-gutter py-section', !is(paths.resetPassword) && 'signed-out-only')}>
      {is(paths.resetPassword) ? (
        <ResetPasswordScreen />
      ) : is(paths.signup) ? (
        <SignUpScreen />
      ) : (
        <LoginScreen />
      )}
    </div>
  );
}
