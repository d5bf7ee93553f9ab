import { use } from 'react';
import { Link } from 'react-router-dom';
import { UserContext, useReturnState } from '@/features/auth';
import { paths } from '@/site/paths';
import { ButtonLink } from '@/ui/button';
import { AccountMenu } from './account-menu';
import { barItemClass } from './drop-menu';

/**
 * The account part of a public site's navbar: Login and Sign Up, or the account menu. While a session is checked, CSS
 * shows a placeholder of the menu's button instead (`data-session`).
 */
export function SessionMenu() {
  const user = use(UserContext);
  const returnState = useReturnState();
  if (user) return <AccountMenu />;
  return (
    <>
      <div className="session-links flex items-center gap-2">
        <Link to={paths.login} state={returnState} className={barItemClass}>
          Login
        </Link>
        <ButtonLink to={paths.signup} state={returnState} size="sm">
          Sign Up
        </ButtonLink>
      </div>
      <span aria-hidden className="session-place grid size-11 place-items-center">
        <span className="size-9 rounded-full border border-border-strong/60 bg-accent-soft" />
      </span>
    </>
  );
}
