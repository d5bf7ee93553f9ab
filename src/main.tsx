import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App, preloadSignedInSite } from './app/app';
import { prerenderedIn } from './boot/hydration';
import { firstAnswer, hadStoredSession, policy } from './features/auth';
import { watchSignInMessage } from './features/inbox-story';
import { logError, logHydrationError } from './lib/log-error';
import { reportUncaughtErrors } from './lib/report-error';
import './styles/index.css';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root.');
reportUncaughtErrors();
void start(container);
watchSignInMessage();

/** Hydrates the HTML in #root or, where there is none for this visitor, renders the app. */
async function start(root: HTMLElement) {
  // A closed site is rendered with its user, a public site before its user is known.
  const isPage = root.dataset['path'] !== undefined;
  await Promise.all([
    hadStoredSession && policy === 'closed' && firstAnswer(),
    (isPage || hadStoredSession) && preloadSite(),
  ]);
  const prerendered = prerenderedIn(root, hadStoredSession);
  const app = (
    <StrictMode>
      <App router={BrowserRouter} prerendered={prerendered} />
    </StrictMode>
  );
  if (prerendered !== null) {
    // Hydration fails if an extension or a translator has changed the page. React then renders it from scratch.
    // In a transition, React pauses between parts of the page instead of blocking the browser for all of it.
    startTransition(() => void hydrateRoot(root, app, { onRecoverableError: logHydrationError }));
    // The site loads while the visitor signs in.
    for (const event of ['input', 'click'])
      root.addEventListener(event, () => void preloadSite(), { once: true });
  } else {
    document.documentElement.dataset['boot'] = 'loading';
    document.head.querySelector('meta[name="description"]')?.remove();
    root.replaceChildren();
    // From here on, the boot script must not put a page that arrives late into #root.
    root.dataset['rendered'] = '';
    createRoot(root).render(app);
  }
}

/** Reports a failed load. Rendering the site loads it again and shows the failure. */
function preloadSite(): Promise<void> {
  return preloadSignedInSite(window.location.pathname).catch(logError);
}
