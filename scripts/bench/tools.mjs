// @ts-check
/**
 * Measures the text tools on labeled corpora: `node scripts/bench/tools.mjs [sentiment|scam|content] [dev|dev-more|fresh|balanced|latest]`.
 * The sentiment sets have all been used for tuning; a final figure needs a new one.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { contentFresh } from './corpora/content-fresh.mjs';
import { scamDev } from './corpora/scam-dev.mjs';
import { scamDevMore } from './corpora/scam-dev-more.mjs';
import { scamFresh } from './corpora/scam-fresh.mjs';
import { scamLatest } from './corpora/scam-latest.mjs';

const corpora = new URL('corpora/', import.meta.url);
const [only, set = 'dev'] = process.argv.slice(2);

const server = await createServer({
  root: fileURLToPath(new URL('../../', import.meta.url)),
  server: { middlewareMode: true, hmr: false, watch: null },
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
});
/** @param {string} path */
const load = (path) => server.ssrLoadModule(`/src/features/tools/${path}`);

try {
  if (only === undefined || only === 'sentiment') await benchSentiment();
  if (only === undefined || only === 'scam') await benchScam();
  if (only === undefined || only === 'content') await benchContent();
} finally {
  await server.close();
}

async function benchSentiment() {
  const { scoreText } = await load('sentiment/score-text.ts');
  const lines = (await readFile(new URL(`sentiment-${set}.tsv`, corpora), 'utf8')).trim().split('\n');
  let right = 0;
  for (const line of lines) {
    const [label, text] = line.split('\t');
    const { tone, score } = scoreText(text);
    if (tone === label) right += 1;
    else console.log(`  ${label} read as ${tone} (${score.toFixed(2)}): ${text}`);
  }
  console.log(`sentiment, ${set}: ${right} of ${lines.length} right (${percent(right, lines.length)})`);
}

async function benchScam() {
  const { checkMessage } = await load('scam/check-message.ts');
  const messages = { fresh: scamFresh, latest: scamLatest }[set] ?? [...scamDev, ...scamDevMore];
  const count = { scam: 0, honest: 0, found: 0, strong: 0, alarms: 0 };
  for (const [label, text] of messages) {
    const { verdict, findings } = checkMessage(text);
    const isAlarm = verdict === 'some' || verdict === 'strong';
    if (label === 'scam') count.scam += 1;
    else count.honest += 1;
    if (label === 'scam' && isAlarm) count.found += 1;
    if (label === 'scam' && verdict === 'strong') count.strong += 1;
    if (label === 'honest' && isAlarm) count.alarms += 1;
    if ((label === 'scam') !== isAlarm || (label === 'scam' && verdict !== 'strong')) {
      console.log(
        `  ${label}: ${verdict} [${findings.map((/** @type {{ id: string }} */ { id }) => id)}] ${text}`,
      );
    }
  }
  console.log(
    `scam, ${set}: ${count.found} of ${count.scam} found (${percent(count.found, count.scam)}), ${count.strong} of them strong; ` +
      `${count.alarms} of ${count.honest} honest messages alarmed`,
  );
}

async function benchContent() {
  const { analyzeDraft } = await load('content/analyze-draft.ts');
  let [checks, right] = [0, 0];
  for (const { name, draft, expect } of contentFresh) {
    const { own, phrase, language, isJudged, findings } = analyzeDraft({
      text: draft,
      phrase: '',
    });
    const said = JSON.stringify(findings).toLowerCase();
    const found = { title: own.title, description: own.description, language, judged: isJudged };
    for (const [key, wanted] of Object.entries(/** @type {Record<string, any>} */ (expect))) {
      /** @type {unknown[]} */
      const wrong = [];
      if (key === 'phrase') {
        if (!wanted.includes(phrase?.phrase)) wrong.push(phrase?.phrase);
      } else if (key === 'says') {
        wrong.push(...wanted.filter((/** @type {string} */ words) => !said.includes(words)));
      } else if (key === 'silent') {
        wrong.push(...wanted.filter((/** @type {string} */ words) => said.includes(words)));
      } else if (Reflect.get(found, key) !== wanted) wrong.push(Reflect.get(found, key));
      checks += 1;
      if (wrong.length === 0) right += 1;
      else console.log(`  ${name}: ${key} should be ${JSON.stringify(wanted)}, got ${JSON.stringify(wrong)}`);
    }
  }
  console.log(`content, fresh: ${right} of ${checks} checks right (${percent(right, checks)})`);
}

/**
 * @param {number} part
 * @param {number} whole
 */
function percent(part, whole) {
  return `${Math.round((part / whole) * 100)} %`;
}
