import { appendFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
// The formatter would break the lines of a template named html.
import { html as page } from 'hono/html';
import * as v from 'valibot';
import { callEmulator } from './emulators.ts';
import { listen } from './processes.ts';
import { cacheFile } from './project.ts';
import { LOCAL_FIREBASE, type LocalSettings } from './site-env.ts';

type Mail = Record<'email' | 'subject' | 'href', string>;
type Message = Record<string, unknown> & { readonly receivedAt: string };

const HOST = '127.0.0.1';

const SUBJECTS: Readonly<Record<string, string>> = {
  EMAIL_SIGNIN: 'Log in with this link',
  VERIFY_EMAIL: 'Confirm your email address',
  PASSWORD_RESET: 'Choose a new password',
};

const submission = v.looseObject({ kind: v.string() });
const errorReport = v.looseObject({ message: v.string() });

/** Starts the inbox that receives the forms of the site. */
export async function startInbox({ authEmulatorUrl, inboxUrl }: LocalSettings, siteUrl: string) {
  const server = createInboxServer(
    [siteUrl, siteUrl.replace(HOST, 'localhost')],
    () => listEmulatorMails(authEmulatorUrl, siteUrl),
    (message) => appendFile(cacheFile('inbox.jsonl'), `${JSON.stringify(message)}\n`),
  );
  await listen(server, Number(new URL(inboxUrl).port));
}

/** The emails that a real project would have sent. */
async function listEmulatorMails(authEmulatorUrl: string, siteUrl: string): Promise<Mail[]> {
  const { oobCodes } = await callEmulator<{
    oobCodes: Record<'email' | 'requestType' | 'oobLink', string>[];
  }>('GET', `${authEmulatorUrl}/emulator/v1/projects/${LOCAL_FIREBASE.projectId}/oobCodes`);
  return oobCodes.flatMap(({ email, requestType, oobLink }) => {
    const subject = SUBJECTS[requestType];
    // The emulator links to a page of its own; the action URL of a real project is the site's.
    return subject ? [{ email, subject, href: `${siteUrl}/reset-password${new URL(oobLink).search}` }] : [];
  });
}

/** The endpoint of forms and errors in local development: shows what the pages of the site send, and stores forms. */
export function createInboxServer(
  siteOrigins: readonly string[],
  listMails: () => Promise<Mail[]>,
  store: (form: Message) => Promise<void>,
): Server {
  const messages: Message[] = [];
  const errors: Message[] = [];
  const app = new Hono();

  app.use(cors({ origin: [...siteOrigins], allowMethods: ['POST'], allowHeaders: ['content-type'] }));
  app.onError((error) => {
    const isMalformed = error instanceof v.ValiError || error instanceof SyntaxError;
    return Response.json({ ok: false, error: error.message }, { status: isMalformed ? 400 : 500 });
  });

  app.get('/', async (context) => {
    context.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
    return context.html(inboxPage(messages, await listMails(), errors));
  });
  app.get('/messages', () => Response.json(messages));
  app.get('/errors', () => Response.json(errors));
  app.post('/errors', async ({ req }) => {
    errors.push({ ...v.parse(errorReport, await req.json()), receivedAt: new Date().toISOString() });
    return Response.json({ ok: true });
  });
  app.post('/submit', async ({ req }) => {
    const message = v.parse(submission, await req.json());
    const key = message['idempotencyKey'];
    const duplicate = key !== undefined && messages.some(({ idempotencyKey }) => idempotencyKey === key);
    if (!duplicate) {
      const received = { ...message, receivedAt: new Date().toISOString() };
      messages.push(received);
      await store(received);
    }
    return Response.json({ ok: true, duplicate });
  });

  return createServer(getRequestListener(app.fetch));
}

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  pre { padding: 1rem; border: 1px solid GrayText; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

function inboxPage(messages: readonly Message[], mails: readonly Mail[], errors: readonly Message[]) {
  return page`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="5">
<title>Local inbox (${messages.length + mails.length})</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Local inbox</h1>
<p>Forms, emails, and errors that a deployed site would have sent. They stay on this machine.
This page refreshes every five seconds.</p>
${section('Emails', 'None yet. Sign up or reset a password to get one.', mails.map(mailItem))}
${section('Forms', 'None yet. Send the contact form or subscribe to the newsletter to get one.', messages.map(messageText))}
${section('Errors', 'None. Uncaught errors and failed pages of the site arrive here.', errors.map(messageText))}
</main>
</body>
</html>`;
}

/** The oldest item comes first in `items`, and last on the page. */
function section(title: string, empty: string, items: readonly ReturnType<typeof page>[]) {
  return page`<h2>${title} (${items.length})</h2>${items.length === 0 ? page`<p>${empty}</p>` : items.toReversed()}`;
}

function mailItem({ email, subject, href }: Mail) {
  return page`<p><a href="${href}">${subject}</a> for ${email}</p>`;
}

function messageText(message: Message) {
  return page`<pre>${JSON.stringify(message, null, 2)}</pre>`;
}
