// @ts-check
import { appendFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { HttpProblem, readJsonObject, send, sendJson } from './inbox-http.mjs';
import { inboxPage } from './inbox-page.mjs';

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {import('./inbox-http.mjs').JsonObject} JsonObject
 * @typedef {JsonObject & { receivedAt: string }} Message
 *
 * @typedef {object} NextAnswer how one coming submission is treated
 * @property {string} [containing] only a submission whose text contains this
 * @property {number} [status] an error status refuses the message
 * @property {number} [delayMs]
 * @property {boolean} [drop] the message is kept, but the connection ends without an answer
 *
 * @typedef {object} InboxOptions
 * @property {readonly string[]} siteOrigins pages that may submit
 * @property {string | null} file where messages are appended, one JSON object a line
 * @property {() => Promise<import('./emulator-mails.mjs').Mail[]>} listMails
 */

/**
 * Stands in for the form endpoint on a developer's machine: it keeps what the site's forms send and shows it.
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
      nextAnswers.push(await readJsonObject(request));
      sendJson(response, 200, { ok: true });
    },
    'POST /submit': async (request, response) => {
      const submission = await readJsonObject(request);
      const { status = 200, delayMs = 0, drop = false } = takeNextAnswer(JSON.stringify(submission));
      await setTimeout(delayMs);
      if (status >= 400) throw new HttpProblem(status, 'Refused, as a test asked.');
      const isNew = await keep(submission);
      if (drop) response.destroy();
      else sendJson(response, status, { ok: true, duplicate: !isNew });
    },
  };

  /** @param {string} text */
  function takeNextAnswer(text) {
    const index = nextAnswers.findIndex(({ containing = '' }) => text.includes(containing));
    return (index === -1 ? undefined : nextAnswers.splice(index, 1)[0]) ?? {};
  }

  /** @param {JsonObject} submission */
  async function keep(submission) {
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
    if (headers.origin !== undefined && siteOrigins.includes(headers.origin)) {
      response.setHeader('Access-Control-Allow-Origin', headers.origin);
      response.setHeader('Access-Control-Allow-Methods', 'POST');
      response.setHeader('Access-Control-Allow-Headers', 'content-type');
    }
    response.setHeader('Vary', 'Origin');
    const route = routes[`${method === 'HEAD' ? 'GET' : method} ${url.split('?', 1)[0]}`];
    if (route) await route(request, response);
    else if (method === 'OPTIONS') response.writeHead(204).end();
    else throw new HttpProblem(404, 'Nothing here.');
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((/** @type {unknown} */ problem) => {
      const status = problem instanceof HttpProblem ? problem.status : 500;
      sendJson(response, status, {
        ok: false,
        error: problem instanceof Error ? problem.message : 'Unknown',
      });
    });
  });
  // A browser silently repeats a request that a kept connection dropped; a `drop` has to reach the page.
  server.maxRequestsPerSocket = 1;
  return server;
}
