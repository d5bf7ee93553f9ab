import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useCurrentPage } from '@/lib/use-current-page';
import { useTheme } from '@/lib/use-theme';
import { brand } from '@/site/brand';
import { paths } from '@/site/paths';
import { Logo } from '@/ui/logo';
import { ThemeSwitch } from '@/ui/theme-switch';
import { useReturnState } from '../use-return-after-sign-in';

/** The sign-in screens' own frame. On wide windows it shares the page with the welcome beside it. */
export function SignInFrame({ children }: { children: ReactNode }) {
  const [theme, setTheme] = useTheme();
  const returnState = useReturnState();
  const current = useCurrentPage();
  return (
    <div
      data-sign-in-frame
      className="flex min-h-svh min-w-0 flex-col px-gutter pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)] lg:w-1/2"
    >
      <header className="flex h-16 items-center justify-between gap-4 sm:h-20 lg:px-6">
        <Link to={paths.login} state={returnState} className="flex rounded-control">
          <Logo name={brand.name} />
        </Link>
        <ThemeSwitch value={theme} onChange={setTheme} />
      </header>
      <main className="flex flex-1 flex-col justify-center py-8 sm:py-12">{children}</main>
      <footer className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pb-6 text-sm text-fg-muted lg:px-6">
        <p translate="no">© {brand.legalName}</p>
        {/* Who reads it has no use for a link to it. */}
        {!current(paths.privacy) && (
          <Link
            to={paths.privacy}
            state={returnState}
            className="-my-2 rounded-sm py-2 hover:text-fg hover:underline"
          >
            Privacy Policy
          </Link>
        )}
      </footer>
    </div>
  );
}
