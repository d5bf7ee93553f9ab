import { JSDOM } from 'jsdom';
import { pagePaths, renderPage } from '../../src/entry-server.tsx';
import { rowText, type SearchIndex, type SiteSection } from '../../src/features/reader/index.ts';
import { alternatePaths, articlePath, isSignInPath, paths } from '../../src/site/paths.ts';
import { questions } from '../../src/site/questions/index.ts';
import type { Question } from '../../src/site/questions/question.ts';

const HEADING = 'h1, h2, h3, h4, summary';
const SECTIONING = 'section, article, header, li, details';
/** `data-search="example"` marks what is made up: search and assistant never quote it. */
const IGNORED = 'script, style, template, svg, select, textarea, [aria-hidden="true"], [data-search]';
const INLINE = new Set(['A', 'ABBR', 'B', 'EM', 'I', 'KBD', 'MARK', 'S', 'STRONG', 'SUB', 'SUP']);
const BREAK = '\u241e';
/** Separated from the text that follows by a dot instead of a space. */
const ITEMS = new Set(['A', 'DD', 'DIV', 'LI', 'P', 'TD', 'TH', 'TR']);
/** Ids in our markup; those from React's useId change from build to build. */
const STABLE_ID = /^[a-z][a-z0-9-]*$/;

interface Part {
  readonly anchor: string;
  readonly heading: string;
  /** The short line above the heading. */
  readonly eyebrow?: string;
  text: string;
}

/** `onBroken` is called for a page that does not render. */
export async function indexPages(onBroken?: (path: string, error: unknown) => void): Promise<SearchIndex> {
  // The named home is the same page as /.
  const unsearched = new Set<string>([paths.account, paths.search, alternatePaths.home]);
  const pages: Page[] = [];
  for (const path of pagePaths) {
    if (isSignInPath(path) || unsearched.has(path)) continue;
    try {
      // Answers show the offer's prices beside the list prices while it runs.
      const { head, body } = await renderPage(path, { hasOffer: false });
      pages.push({ path, ...readPage(head + body) });
    } catch (error) {
      if (!onBroken) throw new Error(`The page at ${path} does not render.`, { cause: error });
      onBroken(path, error);
    }
  }
  // Short pages first: of two equal matches, the one on the page that is about less else wins.
  pages.sort((one, other) => JSON.stringify(one).length - JSON.stringify(other).length);
  return {
    pages: pages.map(({ path, title, description }) => ({ path, title, description })),
    sections: sectionsOf(pages, questions.filter(isWritten)),
  };
}

interface Page extends Readonly<Record<'path' | 'title' | 'description', string>> {
  readonly parts: readonly Part[];
}

/** The answers to the questions, and the sections of the pages. The wordings of a question without an answer lead to its section. */
export function sectionsOf(pages: readonly Page[], questions: readonly Question[]): readonly SiteSection[] {
  const parts = pages.flatMap(({ path, title, description, parts }) =>
    parts.map(({ anchor, eyebrow, heading, text }, at): SiteSection => {
      const to = anchor ? `${path}#${anchor}` : path;
      const names = at === 0 ? [title, path.split('/').at(-1) ?? ''] : [];
      const asked = questions.filter((one) => one.answer === undefined && isSame(one.to, to));
      const headings = [heading, ...names, eyebrow ?? '', ...asked.flatMap(wordingsOf)].filter(Boolean);
      return {
        to,
        title,
        heading,
        headings,
        text: inSentences(text || (at === 0 ? description : '')),
        place: to,
      };
    }),
  );
  const answers = questions.flatMap((question): SiteSection[] => {
    const { answer, plans, offer, to } = question;
    const target = parts.find((part) => isSame(part.to, to));
    if (answer === undefined || !target) return [];
    const headings = wordingsOf(question);
    return [
      { ...target, headings, text: answer, isAnswer: true, ...(plans && { plans }), ...(offer && { offer }) },
    ];
  });
  // Of sections that are equally good, the one at the top of its page comes first.
  return [...answers, ...parts.filter(isTop), ...parts.filter((part) => !isTop(part))];
}

function isTop({ to }: SiteSection): boolean {
  return !to.includes('#');
}

function wordingsOf({ question, also }: Question): readonly string[] {
  return [question, ...also];
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

const SENTENCE_END = /[.?!…][”"’)]?$/u;
const MAX_LIST_ITEMS = 6;

/** Whole sentences: a label goes before its sentence, and other items are joined. */
function inSentences(text: string): string {
  const sentences: string[] = [];
  let items: string[] = [];
  function closeList() {
    for (let at = 0; at < items.length; at += MAX_LIST_ITEMS)
      sentences.push(`${items.slice(at, at + MAX_LIST_ITEMS).join(', ')}.`);
    items = [];
  }
  for (const piece of text.split(' · ').filter(Boolean)) {
    if (!SENTENCE_END.test(piece)) {
      items.push(piece);
      continue;
    }
    const label = items.length === 1 ? items.pop() : undefined;
    closeList();
    sentences.push(label === undefined ? piece : `${label}: ${piece}`);
  }
  closeList();
  return sentences.join(' ');
}

/** A question about an article goes with the article. */
function isWritten({ to }: Question): boolean {
  return !to.startsWith(articlePath('')) || pagePaths.includes(to);
}

/** Splits a rendered page into its headings and the visible text below each. */
export function readPage(html: string) {
  const { document } = new JSDOM(html).window;
  for (const ignored of document.querySelectorAll(IGNORED)) ignored.remove();
  const parts: Part[] = [];
  /** Whether a heading follows: an eyebrow above it belongs to the coming part. */
  let headingAhead = false;
  let eyebrow = '';

  function walk(node: Node) {
    if (node.nodeType === node.TEXT_NODE) append(node.textContent ?? '');
    if (!isElement(node)) return;
    if (isHeading(node)) {
      parts.push({ anchor: anchorOf(node), eyebrow, heading: tidy(wordsOf(node)), text: '' });
      headingAhead = false;
      eyebrow = '';
      return;
    }
    if (isButton(node)) return;
    if (node.matches('tbody tr')) {
      const heads = Array.from(node.closest('table')?.querySelectorAll('thead th') ?? [], wordsOf);
      append(`${BREAK}${rowText(heads, Array.from(node.children, wordsOf))}.${BREAK}`);
      return;
    }
    if (node.matches(SECTIONING) && node.querySelector(HEADING)) headingAhead = true;
    const separator = isInline(node) ? '' : ITEMS.has(node.tagName) ? BREAK : ' ';
    append(separator);
    for (const child of node.childNodes) walk(child);
    append(separator);
  }

  function append(text: string) {
    const part = parts.at(-1);
    if (headingAhead) eyebrow += text;
    else if (part) part.text += text;
  }

  for (const child of (document.querySelector('main') ?? document.body).childNodes) walk(child);
  return {
    title: tidy(document.title).replace(/ · [^·]+$/, ''),
    description: tidy(document.querySelector('meta[name="description"]')?.getAttribute('content') ?? ''),
    parts: parts.filter(({ heading }) => heading !== '').map(tidyPart),
  };
}

/** An empty eyebrow is left out. */
function tidyPart({ anchor, eyebrow = '', heading, text }: Part): Part {
  const above = tidy(eyebrow);
  return { anchor, heading, text: tidy(text), ...(above !== '' && { eyebrow: above }) };
}

function wordsOf(node: Node): string {
  if (node.nodeType === node.TEXT_NODE) return node.textContent ?? '';
  if (!isElement(node)) return '';
  const words = Array.from(node.childNodes, wordsOf).join('');
  return isInline(node) ? words : ` ${words} `;
}

/** A summary is a heading unless it contains one. */
function isHeading(element: Element) {
  return element.matches(HEADING) && (element.tagName !== 'SUMMARY' || !element.querySelector(HEADING));
}

function anchorOf(element: Element) {
  let place: Element | null = element.tagName === 'H1' ? null : element;
  while (place && !STABLE_ID.test(place.id)) place = place.parentElement;
  return place === null || place.tagName === 'MAIN' ? '' : place.id;
}

/** A button, or a link to a page that stands alone: its label is not content. */
function isButton(element: Element) {
  return (
    element.tagName === 'BUTTON' ||
    (element.matches('a[href^="/"], a[href^="#"]') && !isInline(element) && !element.querySelector(HEADING))
  );
}

/** Whether the element is part of a sentence, as opposed to one of several links in a row. */
function isInline({ tagName, previousSibling, nextSibling }: Element) {
  return INLINE.has(tagName) && [previousSibling, nextSibling].some((node) => node?.nodeType === 3);
}

function tidy(text: string) {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?)/])/g, '$1')
    .replace(/ ?\u241e[ \u241e]*/g, BREAK)
    .replace(/([.,;:!?])\u241e/g, '$1 ')
    .replace(/^\u241e|\u241e$/g, '')
    .replaceAll(BREAK, ' · ')
    .trim();
}

function isElement(node: Node): node is Element {
  return node.nodeType === node.ELEMENT_NODE;
}
