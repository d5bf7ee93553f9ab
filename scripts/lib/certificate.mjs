// @ts-check
import { createHash, generateKeyPairSync, sign } from 'node:crypto';

/** What a length of more than 127 bytes begins with, less the number of bytes it takes. */
const LONG = 0x80;
const TAG = { integer: 0x02, bits: 0x03, object: 0x06, time: 0x17, sequence: 0x30 };
/** ecdsa-with-SHA256, 1.2.840.10045.4.3.2. */
const ALGORITHM = der(TAG.sequence, der(TAG.object, Buffer.from('2a8648ce3d040302', 'hex')));
const NOBODY = der(TAG.sequence);

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const spki = publicKey.export({ format: 'der', type: 'spki' });

/** By which the browsers know whom to trust: of a server that they merely put up with they keep nothing. */
export const KEY_HASH = createHash('sha256').update(spki).digest('base64');

/** For a server that only browsers of ours talk to: HTTP/2, and hosts of others, take a certificate, and Node makes none. */
export const CERTIFICATE = {
  key: privateKey.export({ format: 'pem', type: 'pkcs8' }),
  cert: selfSigned(),
};

function selfSigned() {
  const content = der(
    TAG.sequence,
    der(TAG.integer, Buffer.from([1])),
    ALGORITHM,
    NOBODY,
    der(TAG.sequence, time('200101000000Z'), time('491231235959Z')),
    NOBODY,
    spki,
  );
  const signature = sign('sha256', content, privateKey);
  const whole = der(TAG.sequence, content, ALGORITHM, der(TAG.bits, Buffer.from([0]), signature));
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}

/** @param {string} text */
function time(text) {
  return der(TAG.time, Buffer.from(text));
}

/**
 * @param {number} tag
 * @param {Buffer[]} parts
 */
function der(tag, ...parts) {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size =
    length < LONG ? [length] : length < 256 ? [LONG | 1, length] : [LONG | 2, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}
