import { LuLogIn, LuLogOut, LuUser, LuUserPlus } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { useSignOut, useUser } from '@/features/auth';
import { Appear } from '@/lib/motion';
import { useCurrentPage } from '@/lib/address';
import { accountLinks } from '@/site/navigation';
import { paths } from '@/site/paths';

const icons = {
  [paths.account]: LuUser,
  [paths.login]: LuLogIn,
  [paths.signup]: LuUserPlus,
} as const;

const rowClass =
  'flex min-h-11 w-full items-center gap-3 rounded-input px-3 text-start text-sm font-medium ' +
  'transition-colors duration-fast hover:bg-surface-2 aria-[current=page]:bg-accent-soft max-lg:min-h-12 max-lg:text-base';

export function AccountPanel({ onClose }: { onClose: () => void }) {
  return (
    <Appear from="above" className="w-64 rounded-card border border-border bg-surface p-2 shadow-overlay">
      <div className="border-b border-border px-3 pt-2 pb-3">
        <AccountName />
      </div>
      <div className="pt-2">
        <AccountLinks onLeave={onClose} />
      </div>
    </Appear>
  );
}

export function AccountName() {
  const { name, email } = useUser();
  return (
    <p translate="no" className="min-w-0">
      {name !== '' && <span className="block truncate text-sm font-medium">{name}</span>}
      <span className="block truncate text-xs text-fg-muted">{email}</span>
    </p>
  );
}

export function AccountLinks({ onLeave }: { onLeave: () => void }) {
  const current = useCurrentPage();
  const signOut = useSignOut();
  return (
    <ul>
      {accountLinks.map(({ label, to }) => {
        const Icon = icons[to];
        return (
          <li key={to}>
            <Link to={to} aria-current={current(to)} onClick={onLeave} className={rowClass}>
              <Icon aria-hidden className="size-4.5 text-fg-muted" />
              <span>{label}</span>
            </Link>
          </li>
        );
      })}
      <li>
        <button
          type="button"
          aria-busy={signOut.pending}
          onClick={() => void signOut.run()}
          className={`${rowClass} cursor-pointer`}
        >
          <LuLogOut aria-hidden className="size-4.5 text-fg-muted" />
          <span>Sign out</span>
        </button>
      </li>
    </ul>
  );
}
