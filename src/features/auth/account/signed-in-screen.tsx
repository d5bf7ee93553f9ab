import { useSignOut } from '../use-sign-out';
import { useUser } from '../use-user';
import { paths } from '@/site/paths';
import { Button, ButtonLink } from '@/ui/button';
import { AuthCard } from '../screens/auth-card';

/** The login page for somebody who is logged in. */
export default function SignedInScreen() {
  const { name, email } = useUser();
  const signOut = useSignOut();
  return (
    <div className="px-gutter py-section">
      <AuthCard
        title="You are signed in"
        description="You are signed in already. Go on to the site, or sign out to use another account."
      >
        <p className="text-fg-muted">
          <span>as </span>
          <strong translate="no" className="font-medium break-words text-fg">
            {name || email}
          </strong>
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.home}>Continue</ButtonLink>
          <Button variant="secondary" busy={signOut.pending} onClick={() => void signOut.run()}>
            Sign out to use another account
          </Button>
        </div>
      </AuthCard>
    </div>
  );
}
