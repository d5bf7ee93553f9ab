import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { providers, type Provider } from '@/site/providers';
import { hostingConfig, inlineScriptHashes } from '../../scripts/lib/hosting.ts';
import { readSiteEnv, type SiteConfig } from '../../scripts/lib/site-env.ts';
import { appCheck, deployedSite } from '../support/deployed-site';

const html = readFileSync('index.html', 'utf8');

/** The headers of a page. */
function headersFor(config: SiteConfig, accounts: readonly Provider[] = []): Record<string, string> {
  const { headers } = hostingConfig(config, { indexHtml: html, providers: accounts });
  const rules = headers.filter(({ source }) => source === '**').flatMap((rule) => rule.headers);
  return Object.fromEntries(rules.map(({ key, value }) => [key, value]));
}

/** Sources by directive. */
function policyFor(config: SiteConfig, accounts: readonly Provider[] = []): Record<string, string[]> {
  const directives = (headersFor(config, accounts)['Content-Security-Policy'] ?? '').split('; ');
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

/** The scripts of other hosts that are allowed with everything configured. */
function scriptSources(): string[] {
  const firebase = { ...deployedSite.firebase, measurementId: 'G-ABC123' };
  const policy = policyFor({ ...deployedSite, firebase, appCheck });
  return (policy['script-src'] ?? []).filter((source) => source.startsWith('https:'));
}

function hashOf(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
}

describe('a deployed site', () => {
  it('may frame its auth domain and connect to its form endpoint', () => {
    const policy = policyFor(deployedSite);
    expect(policy['frame-src']).toContain('https://example-site.firebaseapp.com');
    expect(policy['connect-src']).toContain('https://forms.example.com');
  });

  it('may load account pictures only from the hosts of the providers, whose windows need no frame of their own', () => {
    const withPictures = policyFor(deployedSite, providers);
    const hosts = providers.flatMap(({ photoHosts = [] }) => photoHosts.map((host) => `https://${host}`));
    expect(hosts.length).toBeGreaterThan(0);
    for (const host of hosts) expect(host).toMatch(/^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/);
    const without = policyFor(deployedSite);
    expect(withPictures).toEqual({ ...without, 'img-src': [...(without['img-src'] ?? []), ...hosts] });
  });

  it('has no placeholder and no local address', () => {
    const text = JSON.stringify(hostingConfig(deployedSite, { indexHtml: '' }));
    expect(text).not.toMatch(/AUTH_DOMAIN|127\.0\.0\.1|localhost|predeploy/);
  });

  it.each([
    [
      'App Check',
      { appCheck },
      ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
      ['https://content-firebaseappcheck.googleapis.com'],
    ],
    [
      'analytics',
      { firebase: { ...deployedSite.firebase, measurementId: 'G-ABC123' } },
      ['https://www.googletagmanager.com/gtag/'],
      [
        'https://firebase.googleapis.com',
        'https://firebaseinstallations.googleapis.com',
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
      ],
    ],
  ])('allows the hosts of %s only with its setting', (_, setting, scripts, connections) => {
    const without = policyFor(deployedSite);
    expect(policyFor({ ...deployedSite, ...setting })).toEqual({
      ...without,
      'script-src': [...(without['script-src'] ?? []), ...scripts],
      'connect-src': [...(without['connect-src'] ?? []), ...connections],
    });
  });

  it.each([
    ['https://apis.google.com/js/api.js?onload=__iframefcb1', 'the loader of the pop-ups'],
    [
      'https://apis.google.com/_/scs/abc-static/_/js/k=gapi.lb.en.x.O/m=gapi_iframes/cb=gapi.loaded_0',
      'gapi',
    ],
    ['https://translate.google.com/translate_a/element.js?cb=googleTranslateElementInit', 'the translator'],
    [
      'https://translate.googleapis.com/_/translate_http/_/js/k=translate_http.tr.en.x.O/m=el_main',
      'its code',
    ],
    [
      'https://translate-pa.googleapis.com/v1/supportedLanguages?client=te&callback=callback',
      'its languages',
    ],
  ])('may load %s (%s)', (url) => {
    expect(scriptSources().some((source) => url.startsWith(source))).toBe(true);
  });

  it('may load scripts only from folders of other hosts, not from whole hosts', () => {
    for (const source of scriptSources()) expect(new URL(source).pathname, source).toMatch(/^\/.+\/$/);
  });
});

describe('every page', () => {
  // Together these are an A+ in MDN's HTTP Observatory.
  it('is sent with the security headers', () => {
    const headers = headersFor(deployedSite);
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

  it('allows nothing by default', () => {
    expect(policyFor(deployedSite)).toMatchObject({
      'default-src': ["'none'"],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'self'"],
    });
  });

  it('allows no inline script, eval, wildcard or scheme, whatever is configured', () => {
    const firebase = { ...deployedSite.firebase, measurementId: 'G-ABC123' };
    const configs = [deployedSite, { ...deployedSite, firebase, appCheck }, readSiteEnv({})];
    for (const each of configs) {
      const policy = policyFor(each);
      expect(policy).not.toHaveProperty('script-src-elem');
      expect(policy).not.toHaveProperty('script-src-attr');
      expect(policy['script-src']).toEqual(expect.arrayContaining(["'self'", ...inlineScriptHashes(html)]));
      for (const source of policy['script-src'] ?? [])
        expect(source).not.toMatch(/^'unsafe-|\*|^[a-z]+:$|^data:|^blob:/);
    }
  });
});

describe('inline scripts', () => {
  it('count only when the browser would run them', () => {
    const html = `<script src="/a.js"></script><script type="module">one</script>
      <script type="application/ld+json">{}</script><SCRIPT data-src="x">two</SCRIPT>`;
    expect(inlineScriptHashes(html)).toEqual([hashOf('one'), hashOf('two')]);
  });
});
