// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { headersOf } from '../../scripts/lib/host-files.mjs';
import { hostingConfig, readFirebaseJson } from '../../scripts/lib/hosting-config.mjs';
import { readSiteEnv } from '../../scripts/lib/site-env.mjs';

const html = readFileSync('index.html', 'utf8');
const { config } = readSiteEnv({
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'example-site.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'example-site',
  VITE_FIREBASE_APP_ID: '1:1:web:a',
  VITE_FORM_ENDPOINT: 'https://forms.example.com/f/1',
});
const sent = headersOf(hostingConfig(readFirebaseJson(), config, html), { isAsset: false });
const headers = Object.fromEntries(sent.map(({ key, value }) => [key, value]));
const policy = Object.fromEntries(
  (headers['Content-Security-Policy'] ?? '').split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, sources];
  }),
);

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

test('index.html loads no script from another host', () => {
  expect(html).not.toMatch(/<script[^>]+src=["'](https?:)?\/\//i);
});
