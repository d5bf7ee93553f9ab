// @ts-check
import { Refusal } from './refusal.mjs';
import { stopRequest } from './stop-request.mjs';

/** @typedef {import('./child-process.mjs').Service} Service */

/**
 * Keeps services running until this process is asked to stop or one of them ends by itself, then stops them all.
 *
 * @param {(add: (service: Service) => void, stopping: AbortSignal) => Promise<void>} startUp
 * @returns {Promise<number>} exit code
 */
export async function supervise(startUp) {
  const ending = new AbortController();
  const stopping = AbortSignal.any([stopRequest(), ending.signal]);
  const stopped = new Promise((resolve) => stopping.addEventListener('abort', resolve));

  /** @type {Service[]} */
  const services = [];
  /** @type {(reason: Refusal) => void} */
  let fail;
  const failed = new Promise((_, reject) => (fail = reject));

  /** @param {Service} service */
  function add(service) {
    services.push(service);
    void service.ended.then((reason) => fail(new Refusal(reason)));
  }

  try {
    await Promise.race([stopped, failed, startUp(add, stopping)]);
    await Promise.race([stopped, failed]);
    return 0;
  } finally {
    ending.abort();
    await Promise.all(services.map((service) => service.stop()));
  }
}
