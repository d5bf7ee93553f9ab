import { Link } from 'react-router-dom';
import { useCurrentPage } from '@/lib/use-current-page';
import type { NavigationLink } from '@/site/navigation';

export const barItemClass =
  'inline-flex h-11 cursor-pointer items-center gap-1 rounded-control px-3 text-sm font-medium text-fg-muted ' +
  'transition-colors duration-fast hover:text-fg aria-[current=page]:text-fg aria-expanded:text-fg ' +
  'aria-[current=page]:underline decoration-accent decoration-2 underline-offset-8';

export function BarLink({ label, to }: NavigationLink) {
  const current = useCurrentPage();
  return (
    <Link to={to} aria-current={current(to)} className={barItemClass}>
      {label}
    </Link>
  );
}
