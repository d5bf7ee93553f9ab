import { createHash } from 'node:crypto';
import { JSDOM } from 'jsdom';
import template from '../../index.html?raw';
import type { BootFiles } from '../../src/boot/boot';
import { pagePaths, renderPage, renderSignIn, type PrerenderedPage } from '../../src/entry-server.tsx';
import { createSiteReader, type SearchIndex } from '../../src/features/reader/index.ts';
import { runOf } from '../../src/features/tools/hundred-questions/judge.ts';
import { brand } from '../../src/site/brand.ts';
import { firstRun } from '../../src/site/first-run.ts';
import { readHundredQuestions } from '../../src/site/hundred-questions.ts';
import { isSignInPath, normalizePath, pageFileName, paths, SEARCH_INDEX_PATH } from '../../src/site/paths.ts';
import type { SiteConfig } from '../lib/site-env.ts';
import type { ClientFiles } from './build-app.ts';
import { describePage, NOT_FOUND_PATH } from './describe-page.ts';
import { faviconSvg } from './favicon.ts';
import { pageTags, siteTags } from './head-tags.ts';
import { fillTemplate } from './html.ts';
import { indexPages } from './search-index.ts';
import { feedFiles, llmsTxt, manifest, robotsTxt, sitemapXml } from './site-files.ts';

type Files = Record<string, string>;

interface Build {
  readonly site: SiteConfig;
  readonly client: ClientFiles;
  readonly bootScript: string;
}

/** Renders every page and what is made from the pages: the files of a build besides those of the client. */
export async function prerender(build: Build): Promise<Files> {
  const index = await indexPages();
  testQuestions(index);
  return {
    'favicon.svg': faviconSvg(),
    'site.webmanifest': manifest(),
    [SEARCH_INDEX_PATH.slice(1)]: JSON.stringify(index),
    ...(build.site.publicSite ? await publicFiles(build) : await closedFiles(build)),
  };
}

/** Prints the counts for the first run of new questions, or checks those that are published. */
function testQuestions(index: SearchIndex) {
  const questions = readHundredQuestions();
  if (firstRun && Object.values(firstRun.counts).reduce((sum, count) => sum + count, 0) !== questions.length)
    throw new Error(
      'src/site/first-run.ts has not one verdict for each question. Set it to null, build, and put in the run that is printed.',
    );
  if (firstRun || questions.length === 0) return;
  const reader = createSiteReader(index);
  console.log(
    `The run of src/site/hundred-questions.ts: ${JSON.stringify(runOf(reader, questions), null, 2)}`,
  );
}

/** The sign-in screen in index.html, and each page in a file that the boot script fetches. */
async function closedFiles(build: Build): Promise<Files> {
  // The pages of an account depend on it.
  const shown = pagePaths.filter((path) => !isSignInPath(path) && path !== paths.account);
  const pages: [string, PrerenderedPage][] = [];
  for (const path of shown) pages.push([path, await renderPage(path)]);
  const hash = createHash('sha256').update(JSON.stringify(pages)).digest('base64url').slice(0, 8);
  const prefix = `assets/page-${hash}-`;
  const html = pageHtml(build, {
    ...(await renderSignIn()),
    tags: siteTags(build.site.siteUrl ?? ''),
    firstScreen: 'boot-loading',
    needsScript: true,
    files: { pages: { prefix: `/${prefix}`, paths: shown.map(normalizePath) } },
  });
  return {
    'index.html': html,
    ...Object.fromEntries(
      pages.map(([path, page]) => [`${prefix}${pageFileName(path)}.json`, JSON.stringify(page)]),
    ),
  };
}

/** One HTML file per address, and what search engines and feed readers fetch. */
async function publicFiles(build: Build): Promise<Files> {
  const siteUrl = build.site.siteUrl ?? '';
  const { app, site } = build.client.bootFiles;
  const files: Files = {};
  const descriptions = [];
  for (const path of [...pagePaths, NOT_FOUND_PATH]) {
    const page = await renderPage(path);
    const { document, XPathResult } = new JSDOM(page.head + page.body).window;
    const description = describePage(path, document, siteUrl);
    descriptions.push(description);
    files[path === '/' ? 'index.html' : `${path.slice(1)}.html`] = pageHtml(build, {
      ...page,
      tags: pageTags(description, siteUrl),
      firstScreen: idBelowFold(document, XPathResult),
      needsScript: description.needsScript,
      files: { app: [...app, ...site], site: [], auth: null, pages: null },
    });
  }
  return {
    ...files,
    'sitemap.xml': sitemapXml(descriptions),
    'robots.txt': robotsTxt(siteUrl),
    'llms.txt': llmsTxt(descriptions),
    ...(await feedFiles(siteUrl)),
  };
}

interface PageHtml extends PrerenderedPage {
  readonly tags: readonly string[];
  /** The first paint waits until the element with this id is parsed: a page painted earlier would shift. */
  readonly firstScreen: string;
  readonly needsScript: boolean;
  /** What differs from the client's or is missing there. */
  readonly files: Pick<BootFiles, 'pages'> & Partial<BootFiles>;
}

function pageHtml({ client, bootScript }: Build, page: PageHtml) {
  const { bootFiles, styles, textFont } = client;
  const files: BootFiles = { ...bootFiles, ...page.files };
  const notice = `<noscript>${brand.name} needs JavaScript to sign you in. Please turn it on and reload this page.</noscript>`;
  return fillTemplate(template, {
    head: [
      `<link rel="expect" href="#${page.firstScreen}" blocking="render" />`,
      // A font that arrives after the first paint would shift the page.
      `<link rel="preload" as="font" href="${textFont}" crossorigin />`,
      page.head,
      ...page.tags,
      // Before the stylesheet, for which a script would wait.
      `<script>${bootScript.replace('__BOOT_FILES__', () => JSON.stringify(files))}</script>`,
      ...styles.map((href) => `<link rel="stylesheet" href="${href}" />`),
    ].join('\n    '),
    body: (page.needsScript ? notice : '') + page.body,
  });
}

/** The first id after the first two sections. The first paint of a long page need not wait for more. */
function idBelowFold(document: Document, { STRING_TYPE }: typeof XPathResult) {
  return (
    document.evaluate('(//section)[2]/following::*/@id', document, null, STRING_TYPE).stringValue || 'main'
  );
}
