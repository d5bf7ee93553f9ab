import { createServer } from 'node:http';
import { connect } from 'node:net';
import { listen } from '../../scripts/lib/local-ports.mjs';
import { GAPI_HOST, serveGapiStub } from '../support/block-internet';

/** A proxy for HTTPS that reaches nothing but the stub of the script that pop-ups need. */
export async function startProxy() {
  const stub = await serveGapiStub();
  const proxy = createServer();
  proxy.on('connect', ({ url }, socket) => {
    socket.on('error', () => socket.destroy());
    if (url !== `${GAPI_HOST}:443`) return socket.destroy();
    const target = connect(stub.port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      target.pipe(socket).pipe(target);
    });
    target.on('error', () => socket.destroy());
    return target;
  });
  return {
    port: await listen(proxy),
    end() {
      proxy.closeAllConnections();
      proxy.close();
      stub.end();
    },
  };
}
