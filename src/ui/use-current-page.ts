import { useLocation } from 'react-router-dom';
import { alternatePaths, isSamePath, paths } from '@/site/paths';

/** Returns aria-current for a link to a path. */
export function useCurrentPage(): (to: string) => 'page' | undefined {
  const { pathname } = useLocation();
  const here = isSamePath(pathname, alternatePaths.home) ? paths.home : pathname;
  return (to) => (isSamePath(to, here) ? 'page' : undefined);
}
