// @ts-check
import { setTimeout } from 'node:timers/promises';
import { Refusal } from './refusal.mjs';

const RETRY_AFTER_MS = 500;

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
  const send = () =>
    fetch(url, {
      method,
      headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  // An emulator that has only just begun to listen may drop a first connection.
  const response = await send().catch(() => setTimeout(RETRY_AFTER_MS).then(send));
  if (!response.ok) throw new Refusal(`The Auth emulator refused its set-up: ${await response.text()}`);
}
