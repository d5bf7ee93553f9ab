import type { IconType } from 'react-icons';
import { LuBuilding2, LuGift, LuHouse, LuLifeBuoy, LuMail, LuRocket, LuX } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { useReturnState, useUser } from '@/features/auth';
import { useOfferRunning } from '@/features/offer';
import { LanguagePicker } from '@/features/page-translation';
import {
  aboutLink,
  answerLinks,
  barLinks,
  homeLink,
  offerLink,
  productLinks,
  showsLogin,
  toolLinks,
  type NavigationLink,
} from '@/site/navigation';
import { paths } from '@/site/paths';
import { ButtonLink, IconButton } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Logo } from '@/ui/logo';
import { ThemeSwitch } from '@/ui/theme-switch';
import { useCurrentPage } from '@/ui/use-current-page';
import { AccountLinks, AccountName, dropMenuIcons } from './menu-panels';

const icons: Readonly<Record<string, IconType>> = {
  ...dropMenuIcons,
  [paths.home]: LuHouse,
  [paths.about]: LuBuilding2,
  [paths.contact]: LuMail,
  [paths.help]: LuLifeBuoy,
  [paths.projects]: LuRocket,
  ...(offerLink && { [offerLink.to]: LuGift }),
};

const groups: readonly { title: string; links: readonly NavigationLink[] }[] = [
  { title: 'Main', links: [homeLink, aboutLink, ...barLinks] },
  {
    title: 'Explore',
    links: [
      ...productLinks,
      ...answerLinks,
      { label: 'Projects', to: paths.projects },
      ...(offerLink ? [offerLink] : []),
    ],
  },
  { title: 'Tools', links: Object.values(toolLinks) },
];

/** Full screen on a phone, a sheet at the side on larger screens. */
export function MenuSheet({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      onClose={onClose}
      aria-label="Menu"
      className="ms-auto me-0 h-dvh max-h-none w-full max-w-none overflow-y-auto overscroll-contain bg-bg text-fg opacity-100 shadow-overlay transition duration-slow sm:max-w-md sm:border-s sm:border-border starting:translate-x-6 starting:opacity-0 rtl:starting:-translate-x-6"
    >
      <div className="flex min-h-full flex-col px-gutter pt-[env(safe-area-inset-top)] pb-[max(1.5rem,env(safe-area-inset-bottom))]">
        <header className="sticky top-0 z-10 flex h-16 shrink-0 items-center justify-between bg-bg">
          <Logo />
          <div className="-me-2">
            <IconButton label="Close menu" icon={LuX} onClick={onClose} />
          </div>
        </header>
        <nav aria-label="Menu" className="grid gap-6 py-2">
          <MenuLinks onLeave={onClose} />
        </nav>
        <section
          aria-label="Display"
          className="mt-4 flex flex-wrap items-center gap-3 border-t border-border py-5"
        >
          <ThemeSwitch />
          <LanguagePicker />
        </section>
        <SessionLinks onLeave={onClose} />
      </div>
    </Dialog>
  );
}

/** The user's name and account links or, for signed-out visitors of a public site, Login and Sign Up. */
function SessionLinks({ onLeave }: { onLeave: () => void }) {
  const user = useUser();
  const returnState = useReturnState();
  if (!user && !showsLogin) return null;
  return (
    <section aria-label="Account" className="border-t border-border pt-5">
      {user ? (
        <>
          <div className="px-3 pb-2">
            <AccountName user={user} />
          </div>
          <AccountLinks onLeave={onLeave} />
        </>
      ) : (
        <div className="flex flex-wrap gap-3 px-3">
          <ButtonLink to={paths.login} state={returnState} variant="secondary" onClick={onLeave}>
            Login
          </ButtonLink>
          <ButtonLink to={paths.signup} state={returnState} onClick={onLeave}>
            Sign Up
          </ButtonLink>
        </div>
      )}
    </section>
  );
}

function MenuLinks({ onLeave }: { onLeave: () => void }) {
  const current = useCurrentPage();
  const running = useOfferRunning();
  return groups.map(({ title, links }) => (
    <section key={title} aria-label={title}>
      <h2 className="px-3 pb-1 text-label text-fg-muted">{title}</h2>
      <ul className={title === 'Tools' ? 'grid grid-cols-2' : undefined}>
        {links
          .filter(({ to }) => running || to !== offerLink?.to)
          .map(({ label, to }) => {
            const Icon = icons[to];
            return (
              <li key={to}>
                <Link
                  to={to}
                  aria-current={current(to)}
                  onClick={onLeave}
                  className="flex min-h-12 items-center gap-3 rounded-control px-3 font-medium has-[svg]:text-lg transition-colors duration-fast hover:bg-surface-2 aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-fg"
                >
                  {Icon && <Icon aria-hidden className="size-5 text-fg-muted" />}
                  <span>{label}</span>
                </Link>
              </li>
            );
          })}
      </ul>
    </section>
  ));
}
