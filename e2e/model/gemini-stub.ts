import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { CERTIFICATE } from '../../scripts/lib/certificate.mjs';
import { AI_ORIGIN } from '../../scripts/lib/hosting.mjs';
import { listen } from '../../scripts/lib/local-ports.mjs';
import { test as base } from '../support/signed-in';

export { AI_ORIGIN } from '../../scripts/lib/hosting.mjs';
export { expect, visit } from '../support/signed-in';

const host = new URL(AI_ORIGIN).host;

interface SentRequest {
  readonly path: string;
  readonly prompt: string;
  readonly instruction: string;
  /** Whether the browser hung up before the answer was complete. */
  isAborted: boolean;
}

/** How the service answers. */
export interface Reply {
  /** An error instead of a stream. */
  readonly error?: { readonly status: number; readonly message: string };
  readonly pieces?: readonly string[];
  /** `hang` keeps the connection open. */
  readonly finish?: 'STOP' | 'hang';
}

interface Gemini {
  answer: (prompt: string) => Reply;
  readonly sent: SentRequest[];
}

/** Tests in which Gemini's host is a local server that speaks its streaming protocol. */
export const test = base.extend<{ gemini: Gemini }, { service: Gemini & { port: number } }>({
  service: [
    async ({}, provide) => {
      const gemini: Gemini = { answer: () => ({}), sent: [] };
      const server = createServer(CERTIFICATE, (request, response) => void serve(gemini, request, response));
      await provide(Object.assign(gemini, { port: await listen(server) }));
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, service }, provide) => {
      const args = launchOptions.args?.map((arg) =>
        arg.replace('MAP * ', `MAP ${host} 127.0.0.1:${service.port}, MAP * `),
      );
      await provide({ ...launchOptions, ...(args && { args }) });
    },
    { scope: 'worker' },
  ],
  gemini: async ({ service }, provide) => {
    service.sent.length = 0;
    service.answer = () => ({ pieces: ['NONE'] });
    await provide(service);
  },
});

/** The number of the passage in a prompt that contains a text. */
export function passageWith(prompt: string, text: string): number {
  const line = prompt.split('\n').find((line) => line.startsWith('[') && line.includes(text)) ?? '';
  return Number(/^\[(\d+)\]/.exec(line)?.[1]);
}

async function serve(gemini: Gemini, request: IncomingMessage, response: ServerResponse) {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Allow-Headers', request.headers['access-control-request-headers'] ?? '');
  if (request.method === 'OPTIONS') return response.writeHead(204).end();
  let body = '';
  for await (const part of request) body += String(part);
  const { contents, systemInstruction } = JSON.parse(body);
  const prompt: string = contents[0].parts[0].text;
  const instruction: string = systemInstruction.parts[0].text;
  const sent: SentRequest = { path: request.url ?? '', prompt, instruction, isAborted: false };
  gemini.sent.push(sent);
  response.on('close', () => (sent.isAborted = !response.writableEnded));
  reply(gemini.answer(prompt), response);
}

function reply({ error, pieces = [], finish = 'STOP' }: Reply, response: ServerResponse) {
  if (error) {
    response.writeHead(error.status, { 'Content-Type': 'application/json' });
    return response.end(JSON.stringify({ error: { code: error.status, message: error.message } }));
  }
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  const send = (data: object) => response.write(`data: ${JSON.stringify(data)}\r\n\r\n`);
  for (const text of pieces) send({ candidates: [{ content: { role: 'model', parts: [{ text }] } }] });
  if (finish === 'hang') return;
  send({ candidates: [{ content: { role: 'model', parts: [{ text: '' }] }, finishReason: finish }] });
  response.end();
}
