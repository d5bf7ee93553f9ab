import { useLocation } from 'react-router-dom';
import { classNames } from '@/lib/class-names';
import { isPublicSite } from '@/lib/env';
import { isSamePath, paths } from '@/site/paths';
import { AccountPage } from './account/account-page';
import EmailActionScreen from './screens/email-action-screen';
import { LoginScreen } from './screens/login-screen';
import SignUpScreen from './screens/sign-up-screen';
import { useUser } from './use-user';

/**
 * The sign-in screens and the account page within the site. Signed-out visitors get Login at /account, too, and signed-in
 * ones the account at Login and Sign Up.
 */
export default function AuthPage() {
  const user = useUser();
  const { pathname } = useLocation();
  const isEmailAction = isSamePath(pathname, paths.resetPassword);
  if (user && !isEmailAction) return <AccountPage user={user} />;
  // Within a closed site, the user is known soon.
  if (!isEmailAction && !isPublicSite) return null;
  const form = isSamePath(pathname, paths.signup) ? <SignUpScreen /> : <LoginScreen />;
  return (
    <div className={classNames('px-gutter py-section', !isEmailAction && 'signed-out-only')}>
      {isEmailAction ? <EmailActionScreen /> : form}
    </div>
  );
}
