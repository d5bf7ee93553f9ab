import type { ComponentType } from 'react';
import { matchPath, useParams, type RouteObject } from 'react-router-dom';
import { loadAuthPage } from '@/features/auth';
import { loadSearchPage } from '@/features/search';
import { loadOnce } from '@/lib/load-once';
import { offer } from '@/site/offer';
import { alternatePaths, ARTICLE_ROUTE, articlePath, paths } from '@/site/paths';
import { lazyPage, type Page } from '@/ui/lazy-page';

interface SiteRoute {
  readonly path: string;
  readonly load: () => Promise<Page>;
  readonly Page: ComponentType;
}

/** The route table: every address and its page, each page in its own chunk. */
export const routes: readonly SiteRoute[] = [
  route(paths.home, () => import('@/pages/home/home')),
  route(alternatePaths.home, () => import('@/pages/home/home')),
  route(paths.privacy, () => import('@/pages/privacy/privacy')),
  route(paths.about, () => import('@/pages/about')),
  route(paths.services, () => import('@/pages/services')),
  route(paths.projects, () => import('@/pages/projects/projects')),
  route(paths.blog, () => import('@/pages/blog/blog')),
  route(paths.features, () => import('@/pages/features')),
  ...(offer.enabled ? [route(paths.offer, () => import('@/pages/offer'))] : []),
  route(paths.pricing, () => import('@/pages/pricing/pricing')),
  route(paths.faqs, () => import('@/pages/faqs')),
  route(paths.help, () => import('@/pages/help/help')),
  route(paths.contact, () => import('@/pages/contact')),
  route(paths.search, loadSearchPage),
  route(paths.chatbot, () => import('@/pages/chatbot')),
  route(paths.translation, () => import('@/pages/translation')),
  route(paths.sentimentAnalysis, () => import('@/pages/sentiment-analysis')),
  route(paths.speechRecognition, () => import('@/pages/speech-recognition/speech-recognition')),
  route(paths.cloudIntegration, () => import('@/pages/cloud-integration')),
  route(paths.benefits.aiSolutions, () => import('@/pages/benefits/ai-solutions')),
  route(paths.benefits.analytics, () => import('@/pages/benefits/analytics')),
  route(paths.benefits.security, () => import('@/pages/benefits/security/security')),
  route(paths.benefits.performance, () => import('@/pages/benefits/performance')),
  route(paths.benefits.collaboration, () => import('@/pages/benefits/collaboration')),
  route(paths.benefits.support, () => import('@/pages/benefits/support')),
  route(paths.benefits.customization, () => import('@/pages/benefits/customization')),
  route(paths.benefits.scalability, () => import('@/pages/benefits/scalability')),
  route(paths.benefits.aiDecisionMaking, () => import('@/pages/benefits/ai-decision-making')),
  route(paths.login, loadAuthPage),
  route(paths.signup, loadAuthPage),
  route(paths.resetPassword, loadAuthPage),
  route(paths.account, loadAuthPage),
];

const notFound = route('*', () => import('@/pages/not-found'));

export const NotFoundPage = notFound.Page;

/** All articles share one entry, so that another article adds nothing to the other pages. */
export const routeObjects: RouteObject[] = [
  ...routes.map(({ path, Page }) => ({ path, element: <Page /> })),
  { path: ARTICLE_ROUTE, element: <ArticlePage /> },
  { path: '*', element: <NotFoundPage /> },
];

function ArticlePage() {
  const { slug = '' } = useParams();
  const { Page } = articleRoute(slug);
  return <Page key={slug} />;
}

const articleRoutes = new Map<string, SiteRoute>();

/** The route of one article, which shows the not-found page if there is no such article. */
export function articleRoute(slug: string): SiteRoute {
  const path = articlePath(slug.toLowerCase());
  const cached = articleRoutes.get(path);
  if (cached) return cached;
  const created = route(path, async () => {
    const { loadArticle } = await import('@/pages/article/article');
    return (await loadArticle(slug.toLowerCase())) ?? notFound.load();
  });
  articleRoutes.set(path, created);
  return created;
}

function findRoute(pathname: string): SiteRoute {
  const slug = matchPath(ARTICLE_ROUTE, pathname)?.params.slug;
  if (slug !== undefined) return articleRoute(slug);
  return routes.find(({ path }) => matchPath(path, pathname)) ?? notFound;
}

/** A path as the route table spells it, and `/` for the second path of Home. Null for an unknown path. */
export function canonicalPath(pathname: string): string | null {
  const { path } = findRoute(pathname);
  if (path === notFound.path) return null;
  return path === alternatePaths.home ? paths.home : path;
}

/** Loads the code of a page. After a failure, the next call loads it again. */
export function loadPage(pathname: string): Promise<Page> {
  return findRoute(pathname).load();
}

function route(path: string, importPage: () => Promise<Page>): SiteRoute {
  const load = loadOnce(importPage);
  return { path, load, Page: lazyPage(load) };
}
