// @ts-check
import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';

const pem = readFileSync(new URL('test-certificate.pem', import.meta.url), 'utf8');
const publicKey = new X509Certificate(pem).publicKey;

/** Checked in for HTTPS servers on this machine that only test browsers talk to. */
export const CERTIFICATE = { key: pem, cert: pem };

/**
 * For Chromium's --ignore-certificate-errors-spki-list. With it the certificate counts as trusted; with
 * --ignore-certificate-errors the browser would not cache responses.
 */
export const KEY_HASH = createHash('sha256')
  .update(publicKey.export({ format: 'der', type: 'spki' }))
  .digest('base64');
