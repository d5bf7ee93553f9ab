import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App, preloadSignedInSite } from './app/app';
import { hasStoredSession } from './boot/stored-session';
import { canHydrateSignIn, clearPrerendered } from './boot/handover';
import { hydratePublicSite, PublicRouter } from './app/public-site';
import { watchSignInMessage } from './features/message';
import { logError } from './lib/log-error';
import './styles/index.css';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root.');

const app = (
  <StrictMode>
    <App router={__PUBLIC_SITE__ ? PublicRouter : BrowserRouter} />
  </StrictMode>
);

if (__PUBLIC_SITE__ && container.hasChildNodes()) {
  hydratePublicSite(container, app).catch(logError);
} else if (canHydrateSignIn() && container.hasChildNodes()) {
  hydrateRoot(container, app);
  // The site loads while the visitor signs in.
  for (const event of ['input', 'click']) container.addEventListener(event, preloadSite, { once: true });
} else {
  // A stored session is most likely valid, so the site is loaded while the session is being checked.
  if (hasStoredSession()) preloadSite();
  clearPrerendered(container);
  createRoot(container).render(app);
}

watchSignInMessage();

/** Ignores a failed load: rendering the site loads it again and handles the failure. */
function preloadSite() {
  preloadSignedInSite(window.location.pathname).catch(() => undefined);
}
