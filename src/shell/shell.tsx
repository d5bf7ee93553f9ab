import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useUser } from '@/hooks/use-user';
import { useSignOut } from '@/hooks/use-sign-out';
import { brand } from '@/site/brand';
import { paths } from '@/site/paths';
import { Button } from '@/ui/button';
import { Logo } from '@/ui/logo';

export function Shell({ children }: { children: ReactNode }) {
  const { name, email } = useUser();
  const signOut = useSignOut();
  return (
    <>
      <header className="flex h-16 items-center justify-between gap-4 border-b border-border px-gutter">
        <Link to={paths.home}>
          <Logo name={brand.name} />
        </Link>
        <nav aria-label="Account" className="flex items-center gap-4 text-sm">
          <Link to={paths.account} translate="no">
            {name || email}
          </Link>
          <Button variant="secondary" size="sm" busy={signOut.pending} onClick={() => void signOut.run()}>
            Sign out
          </Button>
        </nav>
      </header>
      <main>{children}</main>
    </>
  );
}
