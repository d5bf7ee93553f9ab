// @ts-check
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { extendPolicy, policyAdditions } from './content-security-policy.mjs';
import { projectRoot, readJson } from './project.mjs';

/**
 * @typedef {typeof import('../../firebase.json')} FirebaseJson
 * @typedef {import('./site-env.mjs').SiteConfig} SiteConfig
 */

/**
 * Completes firebase.json for one project and one build. Its `predeploy` is left out: it only guards against
 * deploying the incomplete file by hand.
 *
 * @param {FirebaseJson} firebaseJson
 * @param {SiteConfig} config
 * @param {string} indexHtml
 */
export function hostingConfig(firebaseJson, config, indexHtml) {
  const { predeploy: _, ...hosting } = firebaseJson.hosting;
  const additions = policyAdditions(config, indexHtml);

  /** @param {{ key: string, value: string }} header */
  function complete({ key, value }) {
    if (key !== 'Content-Security-Policy') return { key, value };
    return {
      key,
      value: extendPolicy(value.replaceAll('AUTH_DOMAIN', config.firebase.authDomain), additions),
    };
  }

  return {
    ...hosting,
    headers: hosting.headers.map(({ source, headers }) => ({ source, headers: headers.map(complete) })),
  };
}

/** @returns {FirebaseJson} */
export function readFirebaseJson() {
  return readJson(join(projectRoot, 'firebase.json'));
}

/**
 * @param {'start' | 'preview' | 'deploy'} purpose
 * @param {object} content
 * @returns {string} the path; firebase-tools resolves the public folder relative to it, so it lies in the root
 */
export function writeFirebaseConfig(purpose, content) {
  const path = join(projectRoot, `firebase.${purpose}.json`);
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
  return path;
}
