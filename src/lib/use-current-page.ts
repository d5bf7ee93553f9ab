import { useLocation } from 'react-router-dom';
import { paths } from '@/site/paths';

/** Tells whether a link leads to the page that is shown; letter case makes no difference, as for the router. */
export function useCurrentPage(): (to: string) => 'page' | undefined {
  const { pathname } = useLocation();
  const here = plain(pathname);
  return (to) => (plain(to) === here ? 'page' : undefined);
}

function plain(path: string): string {
  const plainPath = path.toLowerCase().replace(/\/+$/, '');
  return plainPath === paths.homeNamed.toLowerCase() ? '' : plainPath;
}
