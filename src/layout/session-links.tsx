import { use } from 'react';
import { UserContext, useReturnState } from '@/features/auth';
import { paths } from '@/site/paths';
import { ButtonLink } from '@/ui/button';
import { AccountLinks, AccountName } from './account-panel';

/** The account part of a public site's menu: Login and Sign Up, or the user's name and account links. */
export function SessionLinks({ onLeave }: { onLeave: () => void }) {
  const user = use(UserContext);
  const returnState = useReturnState();
  if (user) {
    return (
      <>
        <div className="px-3 pb-2">
          <AccountName />
        </div>
        <AccountLinks onLeave={onLeave} />
      </>
    );
  }
  return (
    <div className="flex flex-wrap gap-3 px-3">
      <ButtonLink to={paths.login} state={returnState} variant="secondary" onClick={onLeave}>
        Login
      </ButtonLink>
      <ButtonLink to={paths.signup} state={returnState} onClick={onLeave}>
        Sign Up
      </ButtonLink>
    </div>
  );
}
