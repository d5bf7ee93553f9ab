// @ts-check
import { contentFresh } from './corpora/content-fresh.mjs';
import { readCorpus, report, withModules } from './corpus.mjs';
import { scamSets } from './scam-sets.mjs';

/**
 * Measures the text tools on labeled corpora: `node scripts/bench/tools.mjs [sentiment|scam|content] [dev|dev-more|fresh|balanced|latest|final|last|tune3|blind|blind2|sealed|coda|finale]`.
 * The sentiment sets have all been used for tuning; a final figure needs a new one.
 */
const [only, set = 'dev'] = process.argv.slice(2);
const tools = { sentiment: measureSentiment, scam: measureScam, content: measureContent };

await withModules(async (load) => {
  for (const [tool, measure] of Object.entries(tools)) {
    if (only === undefined || only === tool) await measure((path) => load(`/src/features/tools/${path}`));
  }
});

/** @typedef {(path: string) => Promise<any>} Load */

/** @param {Load} load */
async function measureSentiment(load) {
  const { scoreText } = await load('sentiment/score-text.ts');
  report(`sentiment, ${set}`, readCorpus(`sentiment-${set}`), ([label, text]) => {
    const { tone, score } = scoreText(text);
    return { ok: tone === label, got: `${label} read as ${tone} (${score.toFixed(2)}): ${text}` };
  });
}

/** @param {Load} load */
async function measureScam(load) {
  const { checkMessage } = await load('scam/check-message.ts');
  const messages = scamSets[set] ?? [];
  const checked = messages.map(([label, text]) => {
    const { verdict, findings } = checkMessage(text);
    const ids = findings.map((/** @type {{ id: string }} */ { id }) => id);
    return { label, verdict, isAlarm: /some|strong/.test(verdict), got: `${verdict} [${ids}] ${text}` };
  });
  const scams = checked.filter(({ label }) => label === 'scam');
  const honest = checked.filter(({ label }) => label === 'honest');
  report(`scam, ${set}: scams found`, scams, ({ isAlarm, got }) => ({ ok: isAlarm, got }));
  const found = scams.filter(({ isAlarm }) => isAlarm);
  report(`scam, ${set}: strong among them`, found, ({ verdict, got }) => ({ ok: verdict === 'strong', got }));
  report(`scam, ${set}: honest messages passed`, honest, ({ isAlarm, got }) => ({ ok: !isAlarm, got }));
}

/** @param {Load} load */
async function measureContent(load) {
  const { analyzeDraft } = await load('content/analyze-draft.ts');
  const checks = contentFresh.flatMap(({ name, draft, expect }) => {
    const { own, phrase, language, isJudged, findings } = analyzeDraft({ text: draft, phrase: '' });
    const said = JSON.stringify(findings).toLowerCase();
    const found = { ...own, language, judged: isJudged, phrase: phrase?.phrase };
    return Object.entries(expect).map(([key, wanted]) => ({
      name,
      key,
      wanted,
      said,
      got: Reflect.get(found, key) ?? null,
    }));
  });
  report('content, fresh: checks right', checks, ({ name, key, wanted, said, got }) => {
    const words = [wanted].flat();
    const contained = words.filter((word) => said.includes(String(word)));
    if (key === 'says' || key === 'silent') {
      const ok = contained.length === (key === 'says' ? words.length : 0);
      return { ok, got: `${name}: ${key} ${JSON.stringify(words)}, contains ${JSON.stringify(contained)}` };
    }
    return {
      ok: words.includes(got),
      got: `${name}: ${key} should be ${JSON.stringify(wanted)}, got ${JSON.stringify(got)}`,
    };
  });
}
