// @ts-check
/**
 * Loaded into the emulators. The Hosting emulator would end on an address such as `//`, and answer 500 to a malformed
 * escape such as `/%E0%A4%A`.
 */
import { Server } from 'node:http';

Server.prototype.emit = new Proxy(Reflect.get(Server.prototype, 'emit'), {
  apply(emit, server, [event, ...parameters]) {
    const [request, response] = parameters;
    if (event !== 'request' || isAddress(request.url))
      return Reflect.apply(emit, server, [event, ...parameters]);
    response.writeHead(400, { 'Content-Type': 'text/plain' }).end('Bad request');
    return true;
  },
});

/** @param {string} url */
function isAddress(url) {
  try {
    decodeURI(new URL(url, 'http://localhost').pathname);
    return true;
  } catch {
    return false;
  }
}
