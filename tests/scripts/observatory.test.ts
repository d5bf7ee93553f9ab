// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hostingConfig, readFirebaseJson } from '../../scripts/lib/hosting-config.mjs';
import { readSiteEnv } from '../../scripts/lib/site-env.mjs';
import { maxAge, rules, type Answer } from '../support/observatory-rules';

const site = firstAnswer();
const weak = { headers: {}, policy: {}, html: '<script src="//cdn.example/x.js"></script>' };

test('the site is graded A+ by the rules of MDN’s HTTP Observatory, with no rule against it', () => {
  const results = grade(site);
  expect(results.filter(({ points }) => points < 0)).toEqual([]);
  expect(results.reduce((sum, { points }) => sum + points, 100)).toBe(120);
});

test('the rules can fail: a page with no headers gets what it deserves', () => {
  expect(grade(weak).reduce((sum, { points }) => sum + points, 100)).toBeLessThan(30);
});

test('beyond the grade: two years of encryption, nothing by default, no plugins, no other base, only our own frame', () => {
  expect(maxAge(site.headers['strict-transport-security'])).toBe(2 * 365 * 24 * 3600);
  expect(site.policy).toMatchObject({
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  });
  expect(site.headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
});

function grade(answer: Answer) {
  return rules.map(({ name, outcomes }) => {
    const [points, what] = outcomes.find(([, , holds]) => holds(answer)) ?? [0, ''];
    return { name, what, points };
  });
}

/** What Hosting answers the first request of a deployed site with. */
function firstAnswer(): Answer {
  const html = readFileSync('index.html', 'utf8');
  const { config } = readSiteEnv({
    VITE_FIREBASE_API_KEY: 'key',
    VITE_FIREBASE_AUTH_DOMAIN: 'example-site.firebaseapp.com',
    VITE_FIREBASE_PROJECT_ID: 'example-site',
    VITE_FIREBASE_APP_ID: '1:1:web:a',
    VITE_FORM_ENDPOINT: 'https://forms.example.com/f/1',
  });
  const everywhere = hostingConfig(readFirebaseJson(), config, html).headers.filter(
    ({ source }) => source === '**',
  );
  const headers = Object.fromEntries(
    everywhere.flatMap((rule) => rule.headers).map(({ key, value }) => [key.toLowerCase(), value]),
  );
  const directives = (headers['content-security-policy'] ?? '').split('; ').map((text) => text.split(' '));
  const policy = Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources]));
  return { headers, policy, html };
}
