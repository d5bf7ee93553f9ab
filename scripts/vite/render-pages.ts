import { createElement, type ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom';
import type { Prerendered } from '../../src/boot/hydration';
import { paths } from '../../src/site/paths.ts';
import { type LoadModule, renderToHtml } from './server-render.ts';

export interface RenderedPage {
  readonly path: string;
  /** What React renders for the head: title and description. */
  readonly head: string;
  readonly html: string;
}

/**
 * Renders the app at every address of the route table.
 *
 * @param others addresses outside of the route table
 */
export async function renderPages(load: LoadModule, others: readonly string[] = []): Promise<RenderedPage[]> {
  const { allRoutes }: typeof import('../../src/app/all-routes') = await load('/src/app/all-routes.ts');
  const pages = [];
  for (const path of [...allRoutes.map((route) => route.path), ...others])
    pages.push(await renderPage(load, path));
  return pages;
}

export async function renderPage(load: LoadModule, path: string): Promise<RenderedPage> {
  const { loadPage }: typeof import('../../src/app/routes') = await load('/src/app/routes.tsx');
  // Loaded in advance, the page is rendered at once instead of its placeholder.
  await loadPage(path);
  return { path, ...(await renderApp(load, path, { path })) };
}

export async function renderSignIn(load: LoadModule) {
  return renderApp(load, paths.login, 'sign-in');
}

export async function renderWelcome(load: LoadModule) {
  const { SignInWelcome }: typeof import('../../src/app/sign-in-welcome') = await load(
    '/src/app/sign-in-welcome.tsx',
  );
  return renderToHtml(createElement(SignInWelcome));
}

async function renderApp(load: LoadModule, location: string, prerendered: Prerendered) {
  const { App }: typeof import('../../src/app/app') = await load('/src/app/app.tsx');
  const router = ({ children }: { children?: ReactNode }) =>
    createElement(StaticRouter, { location }, children);
  const screen = await renderToHtml(createElement(App, { router, prerendered }));
  // React renders the tags for the head first.
  const [head = ''] = screen.match(/^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)*/s) ?? [];
  return { head, html: screen.slice(head.length) };
}
