// @ts-check
import { UserError } from '../lib/user-error.mjs';

/**
 * @typedef {{ key: string, value: string }} StoredSession an entry of localStorage
 * @typedef {{ localId: string, email: string, displayName: string, idToken: string, refreshToken: string, expiresIn: string }} SignIn
 */

/**
 * Signs the demo account in and answers with what the SDK would have stored, so that a browser can begin signed in.
 *
 * @param {import('../lib/site-env.mjs').SiteConfig & { local: import('../lib/site-env.mjs').LocalSettings }} config
 * @returns {Promise<StoredSession>}
 */
export async function storedSession({ firebase: { apiKey }, local: { authEmulatorUrl, demoAccount } }) {
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';
  const response = await fetch(`${authEmulatorUrl}${path}?key=${apiKey}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...demoAccount, returnSecureToken: true }),
  });
  if (!response.ok) throw new UserError(`The demo account cannot sign in: ${await response.text()}`);
  /** @type {SignIn} */
  const { localId, email, displayName, idToken, refreshToken, expiresIn } = JSON.parse(await response.text());
  const now = Date.now();
  const user = {
    uid: localId,
    email,
    emailVerified: true,
    displayName,
    isAnonymous: false,
    providerData: [
      { providerId: 'password', uid: email, displayName, email, phoneNumber: null, photoURL: null },
    ],
    stsTokenManager: {
      refreshToken,
      accessToken: idToken,
      expirationTime: now + Number(expiresIn) * 1000,
    },
    createdAt: String(now),
    lastLoginAt: String(now),
    apiKey,
    appName: '[DEFAULT]',
  };
  return { key: `firebase:authUser:${apiKey}:[DEFAULT]`, value: JSON.stringify(user) };
}
