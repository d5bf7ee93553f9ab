// @vitest-environment node
import { expect, test } from 'vitest';
import { localPorts } from '../../scripts/lib/local-ports.mjs';
import { readSiteEnv } from '../../scripts/lib/site-env.mjs';
import { welcome } from '../../scripts/lib/welcome.mjs';

const SITE = 'http://127.0.0.1:5173';
const FORM_ENDPOINT = 'https://forms.example.com/f/1';
const PROJECT = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'example-site.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'example-site',
  VITE_FIREBASE_APP_ID: '1:1:web:a',
};

function rows(env: Record<string, string>): Record<string, string> {
  const lines = welcome(SITE, readSiteEnv(env, localPorts({})).config)
    .trim()
    .split('\n');
  return Object.fromEntries(lines.map((line) => line.trim().split(/ {2,}/)));
}

test('a local site names the site, inbox, demo account and how to stop', () => {
  expect(rows({})).toEqual({
    Site: SITE,
    Inbox: 'http://127.0.0.1:9098',
    'Demo account': 'demo@example.com / demo-password',
    Stop: 'Ctrl+C',
  });
});

test('with a form endpoint, forms do not go to the inbox', () => {
  const { config } = readSiteEnv({ VITE_FORM_ENDPOINT: FORM_ENDPOINT }, localPorts({}));
  expect(welcome(SITE, config)).toContain('(emails arrive here)');
  expect(rows({ VITE_FORM_ENDPOINT: FORM_ENDPOINT })).toMatchObject({ Forms: FORM_ENDPOINT });
});

test('with a real project there is no inbox and no demo account', () => {
  expect(rows(PROJECT)).toEqual({
    Site: SITE,
    Firebase: 'example-site',
    Forms: "open the visitor's email app",
    Stop: 'Ctrl+C',
  });
});
