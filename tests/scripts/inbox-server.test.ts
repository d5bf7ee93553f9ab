import type { Server } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createInboxServer } from '../../scripts/lib/inbox.ts';
import { listen } from '../../scripts/lib/processes.ts';

const SITE = 'http://127.0.0.1:4173';
const MAIL = {
  email: 'ada@example.com',
  subject: 'Confirm your email address',
  href: `${SITE}/reset-password?a=1&b=2`,
};

let url = '';
let server: Server;

beforeEach(async () => {
  server = createInboxServer(
    [SITE],
    () => Promise.resolve([MAIL]),
    () => Promise.resolve(),
  );
  url = `http://127.0.0.1:${await listen(server)}`;
});

afterEach(() => void server.close());

function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: SITE, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

test('the page escapes the forms and emails it lists', async () => {
  await post('/submit', { kind: '<script>alert(1)</script>' });
  const html = await (await fetch(url)).text();
  expect(html).not.toContain('<script');
  expect(html).toContain('&lt;script&gt;alert');
  expect(html).toContain('reset-password?a=1&amp;b=2');
});
