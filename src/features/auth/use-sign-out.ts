import { useLocation, useNavigate } from 'react-router-dom';
import { isKept } from '@/lib/account-values';
import { isPublicSite } from '@/lib/env';
import { CONTACT_DRAFT_KEY } from '@/lib/storage-keys';
import { useAction } from '@/lib/use-form';
import { isSamePath, paths } from '@/site/paths';
import { announce } from '@/ui/alerts';
import { withAuth } from './client/load-auth';
import { useOwnerId } from './use-user';

const UNSENT =
  'Your message hasn’t been sent. If you sign out, it stays in this tab for you until the tab closes.';

/**
 * Signs out in every tab, after a question if this one has an unsent message. A page that is open to everyone stays.
 * Others go to Login: the next user's sign-in must not return to this user's page.
 */
export function useSignOut() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { pending, run } = useAction();
  const owner = useOwnerId();

  async function signOut() {
    await withAuth((client) => client.signOut());
    if (isPublicSite && !isSamePath(pathname, paths.account)) announce('You’re signed out.', 'info');
    else await navigate(paths.login);
  }

  async function ask() {
    if (!isKept(owner, CONTACT_DRAFT_KEY) || window.confirm(UNSENT)) await run(signOut);
  }
  return { pending, run: ask };
}
