import {
  LuCircleHelp,
  LuLayers,
  LuLogIn,
  LuLogOut,
  LuNewspaper,
  LuShieldCheck,
  LuSparkles,
  LuTag,
  LuUser,
  LuUserPlus,
} from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { useSignOut, type User } from '@/features/auth';
import { Appear } from '@/lib/motion';
import { accountLinks, answerLinks, productLinks, toolLinks } from '@/site/navigation';
import { BLOG, paths } from '@/site/paths';
import { useCurrentPage } from '@/ui/use-current-page';

export const dropMenuIcons = {
  [paths.faqs]: LuCircleHelp,
  [BLOG]: LuNewspaper,
  [paths.privacy]: LuShieldCheck,
  [paths.services]: LuLayers,
  [paths.features]: LuSparkles,
  [paths.pricing]: LuTag,
} as const;

export function DropMenuPanel({ onClose }: { onClose: () => void }) {
  const current = useCurrentPage();
  return (
    <Appear className="w-144 rounded-card border border-border bg-surface p-2 shadow-overlay">
      {/* Each list has a column of its own, however long it is. */}
      <div className="grid grid-cols-2 gap-1">
        {[productLinks, answerLinks].map((links) => (
          <ul key={links[0]?.to} className="space-y-1">
            {links.map(({ label, to, line }) => {
              const Icon = dropMenuIcons[to];
              return (
                <li key={to}>
                  <Link
                    to={to}
                    aria-current={current(to)}
                    onClick={onClose}
                    className="group flex h-full gap-3 rounded-control p-3 transition-colors duration-fast hover:bg-surface-2 aria-[current=page]:bg-accent-soft"
                  >
                    <span className="grid size-9 shrink-0 place-items-center rounded-control border border-border bg-surface text-accent-fg">
                      <Icon aria-hidden className="size-4.5" />
                    </span>
                    <span className="min-w-0">
                      <span className="block text-sm font-medium">{label}</span>
                      <span className="block text-xs text-fg-muted">{line}</span>
                    </span>
                  </Link>
                </li>
              );
            })}
          </ul>
        ))}
      </div>
      <section
        aria-label="Tools"
        className="-mx-2 mt-2 -mb-2 rounded-b-card border-t border-border bg-sunken px-5 py-4"
      >
        <h2 className="text-label text-fg-muted">Tools to try</h2>
        <ul className="mt-1 flex justify-between gap-x-4">
          {Object.values(toolLinks).map(({ label, to }) => (
            <li key={to}>
              <Link
                to={to}
                onClick={onClose}
                className="flex min-h-9 items-center rounded-sm text-sm text-fg-muted transition-colors duration-fast hover:text-fg"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </Appear>
  );
}

const accountIcons = {
  [paths.account]: LuUser,
  [paths.login]: LuLogIn,
  [paths.signup]: LuUserPlus,
} as const;

const rowClass =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-start text-sm font-medium ' +
  'transition-colors duration-fast hover:bg-surface-2 aria-[current=page]:bg-accent-soft max-lg:min-h-12 max-lg:text-base';

interface AccountPanelProps {
  readonly user: User;
  readonly onClose: () => void;
}

export function AccountPanel({ user, onClose }: AccountPanelProps) {
  return (
    <Appear className="w-64 rounded-card border border-border bg-surface p-2 shadow-overlay">
      <div className="border-b border-border px-3 pt-2 pb-3">
        <AccountName user={user} />
      </div>
      <div className="pt-2">
        <AccountLinks onLeave={onClose} />
      </div>
    </Appear>
  );
}

export function AccountName({ user: { name, email } }: { user: User }) {
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
        const Icon = accountIcons[to];
        return (
          <li key={to}>
            {to === paths.login && (
              <p className="mt-2 border-t border-border px-3 pt-3 pb-1 text-xs text-fg-muted">
                Use another account
              </p>
            )}
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
