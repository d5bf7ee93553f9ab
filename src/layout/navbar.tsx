import { LuMenu, LuSearch, LuUserRound } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { useReturnState, useUser } from '@/features/auth';
import { LanguagePicker } from '@/features/page-translation';
import { classNames } from '@/lib/class-names';
import { createStore, useStore } from '@/lib/store';
import { useHydrated } from '@/lib/use-hydrated';
import { brand } from '@/site/brand';
import { testRequest } from '@/site/facts';
import {
  aboutLink,
  barLinks,
  homeLink,
  pricingLink,
  showsLogin,
  type NavigationLink,
} from '@/site/navigation';
import { paths } from '@/site/paths';
import { ButtonLink, IconButton } from '@/ui/button';
import { Logo } from '@/ui/logo';
import { TextLink } from '@/ui/text-link';
import { useCurrentPage } from '@/ui/use-current-page';
import { CurrentUnderline } from './current-underline';
import { AccountMenu, barItemClass, DropMenu } from './navbar-menus';

const SCROLLED_PX = 50;
/** A long name takes two lines on a phone. */
const isLong = brand.name.length > 16;

interface NavbarProps {
  readonly onMenu: () => void;
  readonly onSearch: () => void;
}

/** A container query, unlike a media query, also sees text that is enlarged by a style of the root element. */
export function Navbar({ onMenu, onSearch }: NavbarProps) {
  const scrolled = useStore(isScrolled, false);
  return (
    <header
      className={classNames(
        '@container sticky top-0 z-40 border-b transition-colors duration-base print:static',
        scrolled ? 'border-border bg-bg' : 'border-transparent bg-transparent',
      )}
    >
      <div className="px-gutter">
        <div className="mx-auto flex min-h-16 max-w-content items-center gap-x-2 @5xl:flex-wrap">
          <Link
            to={paths.home}
            aria-label={`${brand.name} home`}
            className="me-2 flex shrink-999 rounded-control xl:me-4"
          >
            <Logo nameClass={`@max-[15rem]:hidden ${isLong ? 'max-sm:text-sm' : ''}`} />
          </Link>
          <nav aria-label="Main" className="hidden items-center @5xl:flex">
            <BarLink {...homeLink} />
            <BarLink {...aboutLink} />
            <DropMenu />
            {barLinks.map((link) => (
              <BarLink key={link.to} {...link} />
            ))}
          </nav>
          <div className="ms-auto hidden items-center gap-1 @5xl:flex">
            <SearchBox onOpen={onSearch} />
            <LanguagePicker />
            <SessionMenu />
            {/* Without the underline: the Drop Menu, which has this page, too, is underlined. */}
            <span className="hidden @6xl:block">
              <TextLink to={pricingLink.to} className="px-3 text-sm">
                {pricingLink.label}
              </TextLink>
            </span>
            <ButtonLink to={paths.contact} size="sm" className="ms-1 whitespace-nowrap">
              {testRequest.action}
            </ButtonLink>
          </div>
          <div className="ms-auto -me-2 flex min-w-0 items-center @5xl:hidden">
            <ButtonLink to={paths.contact} size="sm" className="me-2 whitespace-nowrap @max-[26rem]:hidden">
              {testRequest.action}
            </ButtonLink>
            <IconButton label="Search" icon={LuSearch} onClick={onSearch} />
            <IconButton label="Menu" icon={LuMenu} aria-haspopup="dialog" onClick={onMenu} />
          </div>
        </div>
      </div>
    </header>
  );
}

function BarLink({ label, to }: NavigationLink) {
  const current = useCurrentPage();
  return (
    <Link to={to} aria-current={current(to)} className={barItemClass}>
      <span>{label}</span>
      {current(to) && <CurrentUnderline />}
    </Link>
  );
}

/** A button that looks like an input; typing happens in the overlay it opens. */
function SearchBox({ onOpen }: { onOpen: () => void }) {
  const isApple = useHydrated() && /Mac|iPhone|iPad/.test(navigator.platform);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+S Meta+S Control+K Meta+K"
      onClick={onOpen}
      className="me-1 flex h-9 cursor-text items-center gap-2 rounded-control bg-surface-2 px-3 text-sm text-fg-muted transition-colors duration-fast hover:text-fg xl:w-40"
    >
      <LuSearch aria-hidden className="size-4 shrink-0" />
      <span className="flex-1 text-start">Search</span>
      <kbd aria-hidden translate="no" className="hidden font-mono text-xs text-fg-subtle xl:block">
        {isApple ? '⌘K' : 'Ctrl K'}
      </kbd>
    </button>
  );
}

/**
 * Login and Sign Up, or the account menu. While a stored session's user is not known yet, CSS shows a link to the account
 * instead (`data-session`).
 */
function SessionMenu() {
  const user = useUser();
  const returnState = useReturnState();
  if (user) return <AccountMenu user={user} />;
  return (
    <>
      {showsLogin && (
        <div className="session-links flex items-center">
          <Link to={paths.login} state={returnState} className={barItemClass}>
            Login
          </Link>
          <Link to={paths.signup} state={returnState} className={barItemClass}>
            Sign Up
          </Link>
        </div>
      )}
      <Link to={paths.account} aria-label="Account" className="session-place grid size-11 place-items-center">
        <span
          aria-hidden
          className="grid size-9 place-items-center rounded-full border border-border-strong/60 bg-accent-soft text-accent-fg"
        >
          <LuUserRound className="size-4" />
        </span>
      </Link>
    </>
  );
}

/** Asks for the scroll position in a frame only, because any other time may cost a layout of the whole page. */
const isScrolled = createStore(
  () => false,
  () => {
    const frame = requestAnimationFrame(updateScrolled);
    window.addEventListener('scroll', updateScrolled, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', updateScrolled);
    };
  },
);

function updateScrolled() {
  isScrolled.set(window.scrollY > SCROLLED_PX);
}
