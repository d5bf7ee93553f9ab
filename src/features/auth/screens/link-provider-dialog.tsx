import { useAction } from '@/lib/use-action';
import type { Provider } from '@/site/providers';
import { announce } from '@/ui/alerts';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { loadedAuth, withAuth } from '../client/load-auth';
import { UserText } from './auth-card';

interface LinkProviderDialogProps {
  readonly provider: Provider;
  readonly email: string;
  readonly onClose: () => void;
}

/** Asks before linking: the refused account may belong to another user of this browser. */
export default function LinkProviderDialog({ provider: { name }, email, onClose }: LinkProviderDialogProps) {
  const { pending, run } = useAction();

  async function link() {
    try {
      await withAuth((client) => client.confirmPendingLink());
      announce(`${name} is now linked to this account.`);
    } catch (error) {
      console.error(error);
      announce(`We couldn’t link ${name}. Try again on your account page.`, 'danger');
    }
    onClose();
  }

  function decline() {
    onClose();
    loadedAuth()?.dropPendingLink();
  }

  return (
    <Dialog
      onClose={decline}
      aria-labelledby="link-provider-title"
      className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-card border border-border bg-surface text-fg shadow-overlay"
    >
      <div className="space-y-4 p-6">
        <h2 id="link-provider-title" className="text-h4">
          Link {name} to this account?
        </h2>
        <p className="text-fg-muted">
          <span>A {name} account with the email address </span>
          <UserText>{email}</UserText>
          <span> was just used to sign in here. Link it only if it’s yours: it will open this account.</span>
        </p>
        <div className="flex flex-wrap gap-3">
          <Button busy={pending} onClick={() => void run(link)}>
            Link {name}
          </Button>
          <Button variant="secondary" onClick={decline}>
            Not now
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
