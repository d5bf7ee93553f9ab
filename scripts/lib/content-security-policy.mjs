// @ts-check
import { createHash } from 'node:crypto';

/** @typedef {Readonly<Record<string, readonly string[]>>} PolicyAdditions sources per directive */

/**
 * @param {string} policy
 * @param {PolicyAdditions} additions
 */
export function extendPolicy(policy, additions) {
  return policy
    .split(';')
    .map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, ...new Set([...sources, ...(additions[name] ?? [])])].join(' ');
    })
    .join('; ');
}

/**
 * What the settings and the built page need beyond the policy in firebase.json.
 *
 * @param {import('./site-env.mjs').SiteConfig} config
 * @param {string} indexHtml
 * @returns {PolicyAdditions}
 */
export function policyAdditions({ local, formEndpoint, appCheckSiteKey }, indexHtml) {
  const recaptcha = appCheckSiteKey ? ['https://www.google.com/recaptcha/'] : [];
  const appCheck = appCheckSiteKey ? ['https://content-firebaseappcheck.googleapis.com'] : [];
  const form = formEndpoint ? [new URL(formEndpoint).origin] : [];
  return {
    'script-src': [...inlineScriptHashes(indexHtml), ...recaptcha],
    'connect-src': [...form, ...appCheck, ...(local ? [local.authEmulatorUrl, local.inboxUrl] : [])],
    'frame-src': local ? [local.authEmulatorUrl] : [],
  };
}

/**
 * @param {string} html
 * @returns {string[]} one CSP source for every inline script that the browser would run
 */
export function inlineScriptHashes(html) {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = '']) => !/\ssrc\s*=/i.test(attributes) && isExecutable(attributes))
    .map(([, , source = '']) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`);
}

/** @param {string} attributes */
function isExecutable(attributes) {
  const type = /\stype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? '';
  return ['', 'module', 'text/javascript'].includes(type.toLowerCase());
}
