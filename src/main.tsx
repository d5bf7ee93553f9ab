import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App, preloadSignedInSite } from './app/app';
import { hasStoredSession } from './boot/stored-session';
import { canHydrateSignIn, clearPrerendered } from './boot/handover';
import './styles/index.css';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root.');

const app = (
  <StrictMode>
    <App router={BrowserRouter} />
  </StrictMode>
);

if (canHydrateSignIn() && container.hasChildNodes()) {
  hydrateRoot(container, app);
} else {
  // The answer will most likely be yes, so what it needs is fetched while it is being asked for.
  // Should that fail, it is met again when the site is rendered.
  if (hasStoredSession()) preloadSignedInSite(window.location.pathname).catch(() => undefined);
  clearPrerendered(container);
  flushSync(() => createRoot(container).render(app));
}
