import { lazy, type ComponentType } from 'react';
import { paths } from '@/site/paths';

interface Page {
  readonly default: ComponentType;
}

export interface SiteRoute {
  readonly path: string;
  readonly load: () => Promise<Page>;
  readonly Page: ComponentType;
}

/** THE table: every address and the page behind it, each in a chunk of its own. */
export const routes: readonly SiteRoute[] = [
  route(paths.home, () => import('@/pages/home/home-page')),
  route(paths.homeNamed, () => import('@/pages/home/home-page')),
  route(paths.privacy, () => import('@/pages/privacy/privacy-page')),
  route(paths.login, () => import('@/auth/account/signed-in-screen')),
  route(paths.signup, () => import('@/auth/account/signed-in-screen')),
  route(paths.resetPassword, () => import('@/auth/reset-password-screen')),
  route(paths.account, () => import('@/auth/account/account-page')),
  route('*', () => import('@/pages/not-found/not-found-page')),
];

function route(path: string, load: () => Promise<Page>): SiteRoute {
  return { path, load, Page: lazy(load) };
}
