import { createStore, useStore } from '@/lib/store';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';

/** Signs out once the visitor agrees; null while there is nothing to ask. */
export const signOutQuestion = createStore<(() => void) | null>(() => null);

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
