import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App, preloadSite } from '@/app/app';
import { firstAuthState, openedWithSession } from '@/features/auth';
import { isPublicSite } from '@/lib/env';
import { reloadForNewBuild } from '@/lib/reload-for-new-build';
import { reportUncaughtErrors } from '@/lib/report-error';
import './styles/index.css';

reportUncaughtErrors();
reloadForNewBuild();
void start();

/** Hydrates the HTML in #root or, where there is none for this visitor, renders the app. */
async function start() {
  // A closed site is rendered with its user, a public site before its user is known.
  await Promise.all([
    openedWithSession && !isPublicSite && firstAuthState(),
    (openedWithSession || isPublicSite) && preload(),
  ]);
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root.');
  // The site loads while the visitor signs in.
  for (const event of ['input', 'click']) root.addEventListener(event, () => void preload(), { once: true });
  const { boot, session } = document.documentElement.dataset;
  const isHydrating = boot === 'shown';
  const html = isPublicSite || session !== undefined ? 'page' : 'sign-in';
  const app = (
    <StrictMode>
      <App router={BrowserRouter} prerendered={isHydrating ? html : null} />
    </StrictMode>
  );
  if (!isHydrating) document.head.querySelector('meta[name="description"]')?.remove();
  // In a transition, React pauses between parts of the page, and shows no fallback for code that is loaded.
  startTransition(() => {
    if (isHydrating) hydrateRoot(root, app, { onRecoverableError });
    else createRoot(root).render(app);
  });
}

/** A failed hydration, after which React renders the page from scratch. */
function onRecoverableError(error: unknown) {
  console.warn('Not hydrated:', error);
}

/** Reports a failed load. Rendering the site loads it again and shows the failure. */
function preload(): Promise<void> {
  return preloadSite(window.location.pathname).catch(console.error);
}
