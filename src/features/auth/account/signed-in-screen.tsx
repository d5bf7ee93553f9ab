import { paths } from '@/site/paths';
import { Button, ButtonLink } from '@/ui/button';
import { AuthCard } from '../screens/auth-card';
import { useSignOut } from '../use-sign-out';
import { useUser } from '../use-user';

/** Shown to signed-in users at /login and /signup. */
export default function SignedInScreen() {
  const user = useUser();
  const signOut = useSignOut();
  if (!user) return null;
  return (
    <div className="px-gutter py-section">
      <AuthCard
        title="You’re signed in"
        description="You’re already signed in. Continue to the site, or sign out to use another account."
      >
        <p className="text-fg-muted">
          <span>as </span>
          <strong translate="no" dir="auto" className="font-medium text-fg">
            {user.name || user.email}
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
