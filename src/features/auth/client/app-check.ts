import { initializeAppCheck, ReCaptchaV3Provider } from 'firebase/app-check';
import { app } from './firebase-app';

/** Proves to the identity provider that its callers come from this site. Before the first call to it. */
export function startAppCheck(siteKey: string) {
  initializeAppCheck(app, { provider: new ReCaptchaV3Provider(siteKey), isTokenAutoRefreshEnabled: true });
}
