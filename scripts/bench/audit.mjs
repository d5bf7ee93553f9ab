// @ts-check
import lighthouse from 'lighthouse';
import { UserError } from '../lib/user-error.mjs';
import { prepareBrowser, withBrowser } from './browser.mjs';
import { failedAudits, scores, strangers, timings, traffic } from './lighthouse-figures.mjs';

/**
 * @typedef {object} Visit
 * @property {string} name
 * @property {import('./contenders.mjs').Contender} contender
 * @property {string} path
 * @property {boolean} [signedIn]
 * @property {boolean} [again] with what a first visit left in the cache
 *
 * @typedef {import('./lighthouse-figures.mjs').Load} Load
 * @typedef {import('./lighthouse-figures.mjs').Scores} Scores
 * @typedef {{ load: Load, scores: Scores | null, failed: string[], strangers: string[] }} Audit
 *
 * @typedef {object} AuditOptions
 * @property {string} browser
 * @property {import('./session.mjs').StoredSession} session
 * @property {string} identityOrigin
 * @property {boolean} withScores
 */

const ALL_SCORES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Lighthouse now and then loses its own trace, which says nothing about the page.
 *
 * @param {Visit} visit
 * @param {AuditOptions} options
 * @returns {Promise<Audit>}
 */
export function audit(visit, options, attempts = 3) {
  return auditOnce(visit, options).catch((/** @type {unknown} */ error) => {
    if (attempts === 1) throw error;
    return audit(visit, options, attempts - 1);
  });
}

/**
 * Lighthouse as it comes: mobile, simulated slow 4G, four times slower CPU.
 *
 * @param {Visit} visit
 * @param {AuditOptions} options
 * @returns {Promise<Audit>}
 */
function auditOnce(visit, { browser, session, identityOrigin, withScores }) {
  const { origin } = visit.contender.server;
  const url = origin + visit.path;
  return withBrowser(browser, new URL(origin).host, async (port) => {
    const state = { session: visit.signedIn ? session : null, visited: visit.again ?? false };
    if (state.session || state.visited) await prepareBrowser(port, url, state);
    const result = await lighthouse(url, {
      port,
      logLevel: 'silent',
      output: 'json',
      // Its usual reset empties the cache and leaves the session; a repeated visit keeps both.
      disableStorageReset: state.visited,
      onlyCategories: withScores ? ALL_SCORES : ['performance'],
    });
    if (!result) throw new UserError(`Lighthouse gave no answer for ${visit.name}`);
    const { lhr } = result;
    if (lhr.runtimeError) throw new UserError(`${visit.name}: ${lhr.runtimeError.message}`);
    return {
      load: { ...timings(lhr), ...traffic(lhr, visit.contender.server, identityOrigin) },
      scores: withScores ? scores(lhr) : null,
      failed: withScores ? failedAudits(lhr) : [],
      strangers: strangers(lhr, [visit.contender.server.origin, identityOrigin]),
    };
  });
}
