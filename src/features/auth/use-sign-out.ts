import { useLocation, useNavigate } from 'react-router-dom';
import { isKept } from '@/lib/account-values';
import { isPublicSite } from '@/lib/env';
import { CONTACT_DRAFT_KEY } from '@/lib/storage-keys';
import { useAction } from '@/lib/use-action';
import { isSamePath, paths } from '@/site/paths';
import { announce } from '@/ui/alerts';
import { withAuth } from './client/load-auth';
import { signOutQuestion } from './sign-out-question';
import { useOwnerId } from './use-user';

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
    if (isKept(owner, CONTACT_DRAFT_KEY)) signOutQuestion.set(() => void run(signOut));
    else await run(signOut);
  }
  return { pending, run: ask };
}
