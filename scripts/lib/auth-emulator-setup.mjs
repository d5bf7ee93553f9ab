// @ts-check
import { Refusal } from './refusal.mjs';

/**
 * Makes the fresh emulator behave like a new Firebase project and adds the demo account.
 *
 * @param {string} projectId
 * @param {import('./site-env.mjs').LocalSettings} local
 */
export async function setUpAuthEmulator(projectId, { authEmulatorUrl, demoAccount }) {
  await Promise.all([
    call('PATCH', `${authEmulatorUrl}/emulator/v1/projects/${projectId}/config`, {
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    }),
    call('POST', `${authEmulatorUrl}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`, {
      ...demoAccount,
      displayName: 'Demo Visitor',
      emailVerified: true,
    }),
  ]);
}

/**
 * @param {'PATCH' | 'POST'} method
 * @param {string} url
 * @param {object} body
 */
async function call(method, url, body) {
  const response = await fetch(url, {
    method,
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Refusal(`The Auth emulator refused its set-up: ${await response.text()}`);
}
