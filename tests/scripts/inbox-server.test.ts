// @vitest-environment node
import { mkdtemp, rm } from 'node:fs/promises';
import { get, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createInboxServer } from '../../scripts/lib/inbox-server.mjs';
import { listen } from '../../scripts/lib/local-ports.mjs';

const SITE = 'http://127.0.0.1:4173';
const MAIL = {
  email: 'ada@example.com',
  subject: 'Confirm your email address',
  href: `${SITE}/reset-password?a=1&b=2`,
};

let folder = '';
let url = '';
let server: Server;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inbox-'));
  server = createInboxServer({
    siteOrigins: [SITE],
    file: join(folder, 'inbox.jsonl'),
    listMails: () => Promise.resolve([MAIL]),
  });
  url = `http://127.0.0.1:${await listen(server)}`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: SITE, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

async function messages(): Promise<unknown> {
  return (await fetch(`${url}/messages`)).json();
}

/** The status of the messages for a Host header, which fetch does not let us choose. */
function statusFor(host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(`${url}/messages`, { headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', reject);
  });
}

describe('a submission', () => {
  it.each([
    [400, 'not JSON', {}],
    [400, [], {}],
    [415, {}, { 'Content-Type': 'text/plain' }],
  ])('is rejected with %i when it is malformed', async (status, body, headers) => {
    expect((await post('/submit', body, headers)).status).toBe(status);
    expect(await messages()).toEqual([]);
  });
});

describe('other origins', () => {
  it('get no CORS permission, the site does', async () => {
    const allowed = await fetch(`${url}/submit`, { method: 'OPTIONS', headers: { Origin: SITE } });
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get('access-control-allow-origin')).toBe(SITE);
    const other = await fetch(`${url}/submit`, {
      method: 'OPTIONS',
      headers: { Origin: 'https://example.org' },
    });
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('the next answer', () => {});

it.each([199, 600, '503'])('a next answer with the status %j is rejected', async (status) => {
  expect((await post('/next-answer', { status })).status).toBe(400);
  expect((await post('/submit', { name: 'ada' })).status).toBe(200);
});

describe('the Host header', () => {
  it.each(['127.0.0.1', 'localhost'])('may be %s with the port of the inbox', async (name) => {
    expect(await statusFor(`${name}:${new URL(url).port}`)).toBe(200);
  });

  it.each(['example.org', 'localhost:1', '127.0.0.1.example.org:PORT'])(
    'may not be %s, so that a rebound domain reads nothing',
    async (host) => {
      await post('/submit', { name: 'ada' });
      expect(await statusFor(host.replace('PORT', new URL(url).port))).toBe(403);
    },
  );
});

describe('the page', () => {
  it('escapes the forms and emails it lists', async () => {
    await post('/submit', { kind: '<script>alert(1)</script>' });
    const html = await (await fetch(url)).text();
    expect(html).not.toContain('<script');
    expect(html).toContain('&#60;script&#62;alert');
    expect(html).toContain('reset-password?a=1&#38;b=2');
  });
});
