// @ts-check
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { CspEvaluator } from 'csp_evaluator';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { HtmlValidate } from 'html-validate';
import { ensureBrowser, HEADLESS_ARGS } from './lib/browser.mjs';
import { importSource } from './lib/check-sources.mjs';
import { createSession } from './lib/emulators.mjs';
import { localPorts } from './lib/local-ports.mjs';
import { projectRoot, readJson } from './lib/project.mjs';
import { DEMO_ACCOUNT } from './lib/site-env.mjs';
import { runScript, UserError } from './lib/user-error.mjs';

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {{ checker: string, rule: string, page: string, where: string, message: string }} Finding
 * @typedef {{ checker: string, rule: string, where?: string, reason: string }} Accepted `where` is part of the element
 */

const SIGNED_OUT = ['/login', '/signup', '/reset-password', '/privacy'];
/** Each width and each theme once. All four combinations take twice as long and find nothing more. */
const VIEWS = /** @type {const} */ ([
  { width: 390, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
]);
const MAX_EXAMPLES = 5;

/** @type {Accepted[]} */
const accepted = readJson(join(projectRoot, 'scripts/audit-accepted.json'));
const aceSource = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
);
const htmlValidate = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    'require-sri': ['error', { target: 'crossorigin' }],
  },
});

// Checks the site that `npm run preview` serves.
await runScript(async () => {
  const site = `http://127.0.0.1:${localPorts().site}`;
  const answer = await fetch(site).catch(() => {
    throw new UserError(`No site at ${site}. Run npm run preview in another terminal first.`);
  });
  const policy = answer.headers.get('content-security-policy') ?? '';
  return report([...checkPolicy(policy), ...(await auditSite(site))]);
});

/** @param {string} site */
async function auditSite(site) {
  /** @type {typeof import('../e2e/support/routes')} */
  const { pageAddresses } = await importSource('./e2e/support/routes.ts');
  const executablePath = await ensureBrowser();
  const session = await createSession(`http://127.0.0.1:${localPorts().auth}`, DEMO_ACCOUNT);
  const browser = await chromium.launch({ executablePath, args: HEADLESS_ARGS });
  const findings = [];
  try {
    // The site's CSP would block the injected checker.
    const options = { baseURL: site, bypassCSP: true, reducedMotion: /** @type {const} */ ('reduce') };
    const signedOut = await (await browser.newContext(options)).newPage();
    for (const path of SIGNED_OUT) findings.push(...(await auditPage(signedOut, path)));
    const context = await browser.newContext(options);
    await context.addInitScript(({ name, value }) => localStorage.setItem(name, value), session);
    const page = await context.newPage();
    for (const path of pageAddresses) findings.push(...(await auditPage(page, path)));
  } finally {
    await browser.close();
  }
  return findings;
}

/**
 * @param {Page} page
 * @param {string} path
 */
async function auditPage(page, path) {
  // The sections below the first screen and the footer load after it.
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.locator('main h1, #root h1').first().waitFor();
  const tool = page.locator('[data-tool]').getByRole('button', { name: 'Try It Now' });
  if ((await tool.count()) > 0) {
    // At once, because the tool also loads by itself, and then replaces the button.
    await tool.evaluateAll((buttons) => {
      for (const button of buttons) if (button instanceof HTMLElement) button.click();
    });
    await tool.waitFor({ state: 'detached' });
  }
  const findings = await checkMarkup(page, path);
  for (const { width, colorScheme } of VIEWS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    findings.push(...(await checkAccessibility(page, path)));
  }
  console.log(`${path}: ${findings.length}`);
  return findings;
}

/**
 * @param {Page} page
 * @param {string} path
 * @returns {Promise<Finding[]>}
 */
async function checkAccessibility(page, path) {
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(aceSource);
  /** @type {{ results: { ruleId: string, value: string[], snippet: string, message: string }[] }} */
  const { results } = await page.evaluate("new ace.Checker().check(document, ['IBM_Accessibility'])");
  return (
    results
      // Others, such as POTENTIAL, ask a person to confirm something.
      .filter(({ value: [level, result] }) => level === 'VIOLATION' && result === 'FAIL')
      .map(({ ruleId, snippet, message }) => ({
        checker: 'ibm',
        rule: ruleId,
        page: path,
        where: snippet,
        message,
      }))
  );
}

/**
 * @param {Page} page
 * @param {string} path
 * @returns {Promise<Finding[]>}
 */
async function checkMarkup(page, path) {
  const html = await page.content();
  const { results } = await htmlValidate.validateString(html);
  const lines = html.split('\n');
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => ({
      checker: 'html-validate',
      rule: ruleId,
      page: path,
      where: (lines[line - 1] ?? '').slice(Math.max(0, column - 2), column + 160),
      message,
    })),
  );
}

/**
 * @param {string} policy
 * @returns {Finding[]}
 */
function checkPolicy(policy) {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .map(({ type, directive, value = '', description }) => ({
      checker: 'csp',
      rule: `${type}`,
      page: 'headers',
      where: `${directive} ${value}`,
      message: description,
    }));
}

/**
 * @param {readonly Finding[]} findings
 * @returns {number} exit code
 */
function report(findings) {
  /** @type {Map<string, Finding[]>} */
  const open = new Map();
  const used = new Set();
  for (const finding of findings) {
    const { checker, rule, where } = finding;
    const match = accepted.find(
      (entry) => entry.checker === checker && entry.rule === rule && where.includes(entry.where ?? ''),
    );
    if (match) used.add(match);
    else open.set(`${checker} ${rule}`, [...(open.get(`${checker} ${rule}`) ?? []), finding]);
  }
  for (const [kind, all] of open) {
    console.log(`\n${kind}: ${all.length} on ${new Set(all.map(({ page }) => page)).size} pages`);
    const different = [...new Map(all.map((finding) => [finding.where, finding])).values()];
    for (const { page, where, message } of different.slice(0, MAX_EXAMPLES))
      console.log(`  ${page}  ${message}\n    ${where}`);
  }
  for (const entry of accepted)
    if (!used.has(entry)) console.log(`\nNo longer found: ${entry.checker} ${entry.rule}`);
  console.log(`\n${open.size} kinds of findings; ${used.size} accepted (scripts/audit-accepted.json).`);
  return open.size === 0 && used.size === accepted.length ? 0 : 1;
}
