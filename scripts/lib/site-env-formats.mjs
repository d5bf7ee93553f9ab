// @ts-check

// Each function returns the value in the form the site uses, or null when it is malformed.

/** @param {string} text */
export const keyOf = (text) => matching(text, /^[\w-]{1,200}$/);

/** @param {string} text */
export const domainOf = (text) =>
  matching(text.toLowerCase(), /^(?=.{3,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/);

/** @param {string} text */
export const projectIdOf = (text) => matching(text, /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/);

/** @param {string} text */
export const appIdOf = (text) => matching(text, /^\d+:\d+:web:[0-9a-f]+$/);

/** @param {string} text */
export const measurementIdOf = (text) => matching(text, /^G-[A-Z0-9]+$/);

/** @param {string} text */
export function formEndpointOf(text) {
  const url = urlOf(text);
  if (url === null) return null;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))
    ? url.href
    : null;
}

/** @param {string} text */
export function httpsOriginOf(text) {
  const url = urlOf(text);
  return url?.protocol === 'https:' && url.href === `${url.origin}/` ? url.origin : null;
}

/**
 * @param {string} text
 * @param {RegExp} pattern
 */
function matching(text, pattern) {
  return pattern.test(text) ? text : null;
}

/** @param {string} text */
function urlOf(text) {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url && url.username === '' && url.password === '' ? url : null;
}

/** @param {string} hostname */
function isLoopback(hostname) {
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
}
