// @ts-check

const BODY_LIMIT = 256 * 1024;

/**
 * @typedef {Record<string, unknown>} JsonObject
 * @typedef {import('node:http').ServerResponse} Response
 */

/** An answer other than success. */
export class HttpProblem extends Error {
  /**
   * @param {number} status
   * @param {string} message
   */
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

/**
 * Only JSON is taken: a page of another origin cannot send that without asking first.
 *
 * @param {import('node:http').IncomingMessage} request
 * @returns {Promise<JsonObject>}
 */
export async function readJsonObject(request) {
  if (!request.headers['content-type']?.startsWith('application/json')) {
    throw new HttpProblem(415, 'Send application/json.');
  }
  const value = parseJson(await readBody(request));
  if (!isJsonObject(value)) throw new HttpProblem(400, 'Send one JSON object.');
  return value;
}

/**
 * @param {Response} response
 * @param {number} status
 * @param {unknown} value
 */
export function sendJson(response, status, value) {
  send(response, status, JSON.stringify(value), 'application/json');
}

/**
 * @param {Response} response
 * @param {number} status
 * @param {string} body
 * @param {string} type
 */
export function send(response, status, body, type) {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
}

/** @param {import('node:http').IncomingMessage} request */
async function readBody(request) {
  /** @type {Buffer[]} */
  const chunks = [];
  let size = 0;
  // The stream stays open on an early exit, or the refusal could not be sent.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > BODY_LIMIT) throw new HttpProblem(413, 'At most 256 kB.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/**
 * @param {string} text
 * @returns {unknown} undefined when the text is not JSON
 */
function parseJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * @param {unknown} value
 * @returns {value is JsonObject}
 */
function isJsonObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
