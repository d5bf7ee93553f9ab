// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { headersOf } from '../../scripts/lib/host-files.mjs';
import { hostingConfig, inlineScriptHashes, readFirebaseJson } from '../../scripts/lib/hosting.mjs';
import { readSiteEnv, type SiteConfig } from '../../scripts/lib/site-env.mjs';
import { appCheck, deployedSite, sourcesOf } from '../support/deployed-site';

const html = readFileSync('index.html', 'utf8');
const { headers, policy } = sentFor(deployedSite);

/** The headers of a page, and the sources of its policy by directive. */
function sentFor(settings: SiteConfig) {
  const sent = headersOf(hostingConfig(readFirebaseJson(), settings, html), { isAsset: false });
  const headers = Object.fromEntries(sent.map(({ key, value }) => [key, value]));
  return { headers, policy: sourcesOf(headers['Content-Security-Policy'] ?? '') };
}

// Together these are an A+ in MDN's HTTP Observatory.
test('every page is sent with the security headers', () => {
  expect(headers).toMatchObject({
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'SAMEORIGIN',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  });
  expect(headers).not.toHaveProperty('Access-Control-Allow-Origin');
  expect(headers).not.toHaveProperty('Cross-Origin-Embedder-Policy');
});

test('the policy allows nothing by default', () => {
  expect(policy).toMatchObject({
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  });
});

test('scripts come from the site, from named https hosts, or match a hash', () => {
  for (const source of policy['script-src'] ?? [])
    expect(source).toMatch(/^('self'|'sha256-[\w+/=]+'|https:\/\/[\w.-]+\w(\/\S*)?)$/);
});

test('no inline script, eval, wildcard or scheme is allowed, whatever is configured', () => {
  const firebase = { ...deployedSite.firebase, measurementId: 'G-ABC123' };
  const configs = [deployedSite, { ...deployedSite, firebase, appCheck }, readSiteEnv({})];
  for (const each of configs) {
    const { headers, policy } = sentFor(each);
    expect(headers['Cross-Origin-Opener-Policy']).toBe('same-origin-allow-popups');
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy).not.toHaveProperty('script-src-elem');
    expect(policy).not.toHaveProperty('script-src-attr');
    expect(policy['script-src']).toEqual(expect.arrayContaining(["'self'", ...inlineScriptHashes(html)]));
    for (const source of policy['script-src'] ?? [])
      expect(source).not.toMatch(/^'unsafe-|\*|^[a-z]+:$|^data:|^blob:/);
  }
});
