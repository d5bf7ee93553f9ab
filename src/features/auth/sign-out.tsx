import { useLocation, useNavigate } from 'react-router-dom';
import { isKept } from '@/lib/account-values';
import { isPublicSite } from '@/lib/env';
import { CONTACT_DRAFT_KEY } from '@/lib/storage-keys';
import { createStore, useStore } from '@/lib/store';
import { useAction } from '@/lib/use-form';
import { isSamePath, paths } from '@/site/paths';
import { announce } from '@/ui/alerts';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { withAuth } from './client/load-auth';
import { useOwnerId } from './use-user';

/** Signs out once the visitor agrees; null while there is nothing to ask. */
const signOutQuestion = createStore<(() => void) | null>(() => null);

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

/** Asked before an unsent message would stay behind. */
export function SignOutQuestion() {
  const signOut = useStore(signOutQuestion, null);
  if (signOut === null) return null;
  const close = () => signOutQuestion.set(null);
  return (
    <Dialog
      onClose={close}
      aria-labelledby="sign-out-title"
      className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-card border border-border bg-surface text-fg shadow-overlay"
    >
      <div className="space-y-4 p-6">
        <h2 id="sign-out-title" className="text-h4">
          Your message hasn’t been sent
        </h2>
        <p className="text-fg-muted">
          If you sign out, it stays in this tab for you, until the tab closes or someone else signs in.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={close}>Stay signed in</Button>
          <Button
            variant="secondary"
            onClick={() => {
              close();
              signOut();
            }}
          >
            Sign out
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
