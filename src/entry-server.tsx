import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { postLoaders } from 'virtual:post-loaders';
import { posts } from 'virtual:posts';
import { App } from '@/app/app';
import { articleRoute, loadPage, routes } from '@/app/routes';
import type { Prerendered } from '@/boot/prerendered-page';
import { prerenderOffer } from '@/features/offer';
import { paths } from '@/site/paths';

export const pagePaths = [...routes, ...posts.map(({ slug }) => articleRoute(slug))].map(({ path }) => path);

/** On a closed site, the build writes it into a file of its own. */
export interface PrerenderedPage {
  /** Its title and description. */
  readonly head: string;
  /** #root and its content. */
  readonly body: string;
}

export async function renderPage(path: string, { hasOffer = true } = {}): Promise<PrerenderedPage> {
  prerenderOffer(hasOffer);
  // Loaded in advance, the page is rendered at once instead of its placeholder.
  await loadPage(path);
  return renderApp(path, 'page');
}

export function renderSignIn(): Promise<PrerenderedPage> {
  return renderApp(paths.login, 'sign-in');
}

/** The text of an article, for feeds. */
export async function renderArticle(slug: string): Promise<string> {
  const Content = (await postLoaders[slug]?.())?.default;
  return Content ? renderToHtml(<Content />) : '';
}

const ROOT = '<div id="root"';

async function renderApp(location: string, prerendered: Prerendered): Promise<PrerenderedPage> {
  const router = ({ children }: { children?: ReactNode }) => (
    <StaticRouter location={location}>{children}</StaticRouter>
  );
  const html = await renderToHtml(
    <div id="root">
      <App router={router} prerendered={prerendered} />
    </div>,
  );
  // React puts the tags for the head first.
  const start = html.indexOf(ROOT);
  return { head: html.slice(0, start), body: html.slice(start) };
}

/** Waits for lazy components. */
async function renderToHtml(element: ReactNode) {
  const errors: unknown[] = [];
  const { prelude } = await prerender(element, {
    onError: (error) => void errors.push(error),
    progressiveChunkSize: Infinity,
  });
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return html;
}
