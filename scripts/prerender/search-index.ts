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
const INLINE = 'a, abbr, b, em, i, kbd, mark, s, strong, sub, sup';
/** Each is a piece of its own. */
const PIECES = 'a, dd, div, li, p, td, th, tr';
/** Ids in our markup; those from React's useId change from build to build. */
const STABLE_ID = /^[a-z][a-z0-9-]*$/;

/** A heading, and the text below it. */
interface Part {
  readonly anchor: string;
  readonly heading: string;
  readonly text: string;
}

interface Page extends Readonly<Record<'path' | 'title' | 'description', string>> {
  readonly parts: readonly Part[];
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
  // A question about an article goes with the article.
  const asked = questions.filter(({ to }) => !to.startsWith(articlePath('')) || pagePaths.includes(to));
  return { sections: sectionsOf(pages, asked) };
}

/** The answers to the questions, and the sections of the pages. The wordings of a question without an answer lead to its section. */
export function sectionsOf(pages: readonly Page[], questions: readonly Question[]): readonly SiteSection[] {
  const sections = pages.flatMap(({ path, title, description, parts }) =>
    parts.map(({ anchor, heading, text }, at): SiteSection => {
      const to = anchor ? `${path}#${anchor}` : path;
      const names = at === 0 ? [title, path.split('/').at(-1) ?? ''] : [];
      const asked = questions.filter((one) => one.answer === undefined && isSame(one.to, to));
      const headings = [heading, ...names, ...asked.flatMap(wordingsOf)].filter(Boolean);
      return { to, title, heading, headings, text: text || (at === 0 ? description : ''), place: to };
    }),
  );
  const answers = questions.flatMap((question): readonly SiteSection[] => {
    const { answer, plans, offer, to } = question;
    const target = sections.find((section) => isSame(section.to, to));
    if (answer === undefined || !target) return [];
    const when = { ...(plans && { plans }), ...(offer && { offer }) };
    return [{ ...target, headings: wordingsOf(question), text: answer, isAnswer: true, ...when }];
  });
  // Of sections that are equally good, the one at the top of its page comes first.
  return [...answers, ...sections.filter(isTop), ...sections.filter((section) => !isTop(section))];
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

/** Splits a rendered page into its headings and the visible text below each. */
export function readPage(html: string) {
  const { document } = new JSDOM(html).window;
  for (const ignored of document.querySelectorAll(IGNORED)) ignored.remove();
  const parts: { anchor: string; heading: string; pieces: string[] }[] = [];
  /** Whether a heading follows. What stands above it belongs to no part. */
  let isHeadingAhead = false;

  function append(text: string) {
    const part = parts.at(-1);
    if (part && !isHeadingAhead) part.pieces.push((part.pieces.pop() ?? '') + text);
  }

  function walk(node: Node) {
    if (!isElement(node)) return append(node.nodeType === node.TEXT_NODE ? (node.textContent ?? '') : '');
    if (isHeading(node)) {
      parts.push({ anchor: anchorOf(node), heading: tidy(wordsOf(node)), pieces: [] });
      isHeadingAhead = false;
    } else if (node.matches('tbody tr')) {
      const heads = Array.from(node.closest('table')?.querySelectorAll('thead th') ?? [], wordsOf);
      parts.at(-1)?.pieces.push(`${rowText(heads, Array.from(node.children, wordsOf))}.`, '');
    } else if (!isButton(node) && !node.matches('thead')) {
      if (node.matches(SECTIONING) && node.querySelector(HEADING)) isHeadingAhead = true;
      const leave = isInline(node)
        ? () => append('')
        : node.matches(PIECES)
          ? () => parts.at(-1)?.pieces.push('')
          : () => append(' ');
      leave();
      for (const child of node.childNodes) walk(child);
      leave();
    }
  }

  walk(document.querySelector('main') ?? document.body);
  const described = document.querySelector('meta[name="description"]')?.getAttribute('content');
  return {
    title: tidy(document.title).replace(/ · [^·]+$/, ''),
    description: tidy(described ?? ''),
    parts: parts
      .filter(({ heading }) => heading !== '')
      .map(({ anchor, heading, pieces }) => ({
        anchor,
        heading,
        text: inSentences(pieces.map(tidy).filter(Boolean)),
      })),
  };
}

const SENTENCE_END = /[.?!…][”"’)]?$/u;

/** Whole sentences: a label goes before its sentence, and other pieces are joined. */
function inSentences(pieces: readonly string[]): string {
  let text = '';
  let items: string[] = [];
  for (const [at, piece] of pieces.entries()) {
    items.push(piece.replace(/[,:;]$/, ''));
    const isSentence = SENTENCE_END.test(piece);
    if (!isSentence && at < pieces.length - 1) continue;
    const isLabel = isSentence && items.length <= 2;
    text += isLabel
      ? `${items.join(': ')} `
      : isSentence
        ? `${items.slice(0, -1).join(', ')}. ${piece} `
        : `${items.join(', ')}. `;
    items = [];
  }
  return text.trim();
}

function wordsOf(node: Node): string {
  if (!isElement(node)) return node.nodeType === node.TEXT_NODE ? (node.textContent ?? '') : '';
  const words = Array.from(node.childNodes, wordsOf).join('');
  return isInline(node) ? words : ` ${words} `;
}

/** A summary is a heading unless it contains one. */
function isHeading(element: Element): boolean {
  return element.matches(HEADING) && (element.tagName !== 'SUMMARY' || !element.querySelector(HEADING));
}

function anchorOf(element: Element): string {
  let place: Element | null = element.tagName === 'H1' ? null : element;
  while (place && !STABLE_ID.test(place.id)) place = place.parentElement;
  return place === null || place.tagName === 'MAIN' ? '' : place.id;
}

/** A button, or a link to a page that stands alone: its label is not content. */
function isButton(element: Element): boolean {
  const isLink = element.matches('a[href^="/"], a[href^="#"]') && !isInline(element);
  return element.tagName === 'BUTTON' || (isLink && !element.querySelector(HEADING));
}

/** Whether the element is part of a sentence, as opposed to one of several links in a row. */
function isInline(element: Element): boolean {
  const neighbors = [element.previousSibling, element.nextSibling];
  return element.matches(INLINE) && neighbors.some((node) => node?.nodeType === 3);
}

function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?)/])/g, '$1')
    .trim();
}

function isElement(node: Node): node is Element {
  return node.nodeType === node.ELEMENT_NODE;
}
