import { useLocation, useNavigate } from 'react-router-dom';
import { isPublicSite } from '@/lib/env';
import { useAction } from '@/lib/use-form';
import { isSamePath, paths } from '@/site/paths';
import { announce } from '@/ui/alerts';
import { withAuth } from './client/load-auth';

/**
 * Signs out in every tab. A page that is open to everyone stays. Others go to Login: the next user's sign-in must not
 * return to this user's page.
 */
export function useSignOut() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { pending, run } = useAction();

  async function signOut() {
    await withAuth((client) => client.signOut());
    if (isPublicSite && !isSamePath(pathname, paths.account)) announce('You’re signed out.', 'info');
    else await navigate(paths.login);
  }
  return { pending, run: () => run(signOut) };
}
