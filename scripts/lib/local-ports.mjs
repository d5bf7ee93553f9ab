// @ts-check

/** The ports everything local listens on, each with the variable that overrides it. */
export const PORT_SETTINGS = /** @type {const} */ ({
  site: { variable: 'SITE_PORT', fallback: 4173 },
  auth: { variable: 'AUTH_PORT', fallback: 9099 },
  inbox: { variable: 'INBOX_PORT', fallback: 9098 },
  dev: { variable: 'DEV_PORT', fallback: 5173 },
});

/**
 * @typedef {keyof typeof PORT_SETTINGS} PortName
 * @typedef {Record<PortName, number>} LocalPorts
 */

/**
 * @param {Record<string, string | undefined>} [env]
 * @returns {LocalPorts & { problems: string[] }} an unusable value is reported and its default used
 */
export function localPorts(env = process.env) {
  /** @type {string[]} */
  const problems = [];

  /** @param {PortName} name */
  function read(name) {
    const { variable, fallback } = PORT_SETTINGS[name];
    const text = env[variable]?.trim() ?? '';
    if (text === '') return fallback;
    const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
    if (port >= 1 && port <= 65535) return port;
    problems.push(`${variable} must be a port number from 1 to 65535`);
    return fallback;
  }

  return { site: read('site'), auth: read('auth'), inbox: read('inbox'), dev: read('dev'), problems };
}
