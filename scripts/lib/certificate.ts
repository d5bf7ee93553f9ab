import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';

const pem = readFileSync(new URL('test-certificate.pem', import.meta.url), 'utf8');

/** For local HTTPS servers that only test browsers connect to, so the private key can be in the repository. */
export const CERTIFICATE = { key: pem, cert: pem };

/**
 * For Chromium's --ignore-certificate-errors-spki-list, which makes the browser trust this certificate. With
 * --ignore-certificate-errors, it would not cache responses.
 */
export const KEY_HASH = createHash('sha256')
  .update(new X509Certificate(pem).publicKey.export({ format: 'der', type: 'spki' }))
  .digest('base64');
