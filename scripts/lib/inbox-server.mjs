// @ts-check
import { appendFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { inboxPage } from './inbox-page.mjs';

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {import('./inbox-page.mjs').Message} Message
 *
 * @typedef {object} NextAnswer how one of the next submissions is answered
 * @property {string} [containing] applies only to a submission whose text contains this
 * @property {number} [status] 200 to 599; an error status rejects the message
 * @property {number} [delayMs]
 * @property {boolean} [drop] keeps the message but closes the connection without an answer
 *
 * @typedef {object} InboxOptions
 * @property {readonly string[]} siteOrigins pages that may submit
 * @property {string | null} file messages are appended to it, one JSON object per line
 * @property {() => Promise<import('./inbox-page.mjs').Mail[]>} listMails
 */

const MAX_BODY_BYTES = 256 * 1024;

class HttpError extends Error {
  /** @param {number} status @param {string} message */
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

/**
 * The form endpoint of local development: stores and shows what the site's forms send.
 *
 * @param {InboxOptions} options
 */
export function createInboxServer({ siteOrigins, file, listMails }) {
  /** @type {Message[]} */
  const messages = [];
  /** @type {NextAnswer[]} */
  const nextAnswers = [];

  /** @type {Record<string, (request: Request, response: Response) => Promise<void>>} */
  const routes = {
    'GET /': async (_request, response) => {
      response.setHeader('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
      send(response, 200, inboxPage(messages, await listMails()), 'text/html; charset=utf-8');
    },
    'GET /messages': async (_request, response) => sendJson(response, 200, messages),
    'DELETE /messages': async (_request, response) => {
      messages.length = 0;
      sendJson(response, 200, { ok: true });
    },
    'POST /next-answer': async (request, response) => {
      const nextAnswer = await readJsonObject(request);
      if (nextAnswer['status'] !== undefined && !isFinalStatus(nextAnswer['status']))
        throw new HttpError(400, 'The status must be from 200 to 599.');
      nextAnswers.push(nextAnswer);
      sendJson(response, 200, { ok: true });
    },
    'POST /submit': async (request, response) => {
      const submission = await readJsonObject(request);
      const { status = 200, delayMs = 0, drop = false } = takeNextAnswer(JSON.stringify(submission));
      await setTimeout(delayMs);
      if (status >= 400) throw new HttpError(status, 'Rejected by POST /next-answer.');
      const isNew = await store(submission);
      if (drop) response.destroy();
      else sendJson(response, status, { ok: true, duplicate: !isNew });
    },
  };

  /** @param {string} submission */
  function takeNextAnswer(submission) {
    const index = nextAnswers.findIndex(({ containing = '' }) => submission.includes(containing));
    return (index === -1 ? undefined : nextAnswers.splice(index, 1)[0]) ?? {};
  }

  /** @param {Record<string, unknown>} submission */
  async function store(submission) {
    const key = submission['idempotencyKey'];
    if (key !== undefined && messages.some((message) => message['idempotencyKey'] === key)) return false;
    const received = { ...submission, receivedAt: new Date().toISOString() };
    messages.push(received);
    if (file !== null) await appendFile(file, `${JSON.stringify(received)}\n`);
    return true;
  }

  /**
   * @param {Request} request
   * @param {Response} response
   */
  async function answer(request, response) {
    const { method = 'GET', url = '/', headers } = request;
    if (!isLocalHost(request)) throw new HttpError(403, 'Use the address of this machine.');
    if (headers.origin !== undefined && siteOrigins.includes(headers.origin)) {
      response.setHeader('Access-Control-Allow-Origin', headers.origin);
      response.setHeader('Access-Control-Allow-Methods', 'POST');
      response.setHeader('Access-Control-Allow-Headers', 'content-type');
    }
    response.setHeader('Vary', 'Origin');
    const route = routes[`${method === 'HEAD' ? 'GET' : method} ${url.split('?', 1)[0]}`];
    if (route) await route(request, response);
    else if (method === 'OPTIONS') response.writeHead(204).end();
    else throw new HttpError(404, 'Not found.');
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((/** @type {unknown} */ error) => {
      const status = error instanceof HttpError ? error.status : 500;
      sendJson(response, status, { ok: false, error: error instanceof Error ? error.message : 'Unknown' });
    });
  });
  // A browser silently retries a request on a kept-alive connection, which would hide `drop` from the page.
  server.maxRequestsPerSocket = 1;
  return server;
}

/**
 * A page whose domain resolves to this machine (DNS rebinding) is of the same origin as the inbox, and would read it.
 *
 * @param {Request} request
 */
function isLocalHost({ headers, socket }) {
  return ['127.0.0.1', 'localhost'].some((name) => headers.host === `${name}:${socket.localPort}`);
}

/** @param {unknown} status */
function isFinalStatus(status) {
  return typeof status === 'number' && Number.isInteger(status) && status >= 200 && status <= 599;
}

/**
 * Accepts only JSON, which a page of another origin cannot send without a preflight request.
 *
 * @param {Request} request
 * @returns {Promise<Record<string, unknown>>}
 */
async function readJsonObject(request) {
  if (Number(request.headers['content-length']) > MAX_BODY_BYTES)
    throw new HttpError(413, 'The message is too large.');
  const body = await text(request);
  if (!request.headers['content-type']?.startsWith('application/json'))
    throw new HttpError(415, 'Send application/json.');
  /** @type {unknown} */
  let value;
  try {
    value = JSON.parse(body);
  } catch {
    // Answered like JSON that is not an object.
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new HttpError(400, 'Send one JSON object.');
  return { ...value };
}

/** @param {Response} response @param {number} status @param {unknown} value */
function sendJson(response, status, value) {
  send(response, status, JSON.stringify(value), 'application/json');
}

/** @param {Response} response @param {number} status @param {string} body @param {string} type */
function send(response, status, body, type) {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
}
