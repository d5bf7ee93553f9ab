import { JSDOM } from 'jsdom';
import { pagePaths, renderPage } from '../../src/entry-server.tsx';
import { rowText, type SearchIndex, type SiteSection } from '../../src/features/reader/index.ts';
import { alternatePaths, articlePath, isSignInPath, paths } from '../../src/site/paths.ts';
import { questions } from '../../src/site/questions/index.ts';
import type { Question } from '../../src/site/questions/question.ts';

/** A summary is a heading unless it contains one. */
const HEADING = ':is(h1, h2, h3, h4, summary):not(:has(h1, h2, h3, h4))';
/** The label of a button, or of a link to a page that stands alone, is not content. */
const BUTTON = 'button, a:is([href^="/"], [href^="#"]):not(:has(h1, h2, h3, h4))';
const SECTIONING = 'section, article, header, li, details';
/** `data-search="example"` marks what is made up: search and assistant never quote it. */
const IGNORED = 'script, style, template, svg, select, textarea, [aria-hidden="true"], [data-search]';
const INLINE = 'a, abbr, b, em, i, kbd, mark, s, strong, sub, sup';
/** Each is a piece of its own. */
const PIECES = 'a, dd, div, li, p, td, th, tr';
/** Ids in our markup; those from React's useId change from build to build. */
const STABLE_ID = /^[a-z][a-z0-9-]*$/;

type Page = ReturnType<typeof readPage> & { readonly path: string };

export async function indexPages(): Promise<SearchIndex> {
  // The named home is the same page as /.
  const unsearched = new Set<string>([paths.account, paths.search, alternatePaths.home]);
  const pages: Page[] = [];
  for (const path of pagePaths.filter((each) => !isSignInPath(each) && !unsearched.has(each))) {
    // Answers show the offer's prices beside the list prices while it runs.
    const { head, body } = await renderPage(path, { hasOffer: false });
    pages.push({ path, ...readPage(head + body) });
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
      const asked = questions.filter((one) => one.answer === undefined && one.to === to);
      const headings = [
        heading,
        ...names,
        ...asked.flatMap(({ question, also }) => [question, ...also]),
      ].filter(Boolean);
      return { to, title, heading, headings, text: text || (at === 0 ? description : ''), place: to };
    }),
  );
  const answers = questions.flatMap(
    ({ question, also, answer, plans, offer, to }): readonly SiteSection[] => {
      const target = sections.find((section) => section.to === to);
      if (answer === undefined || !target) return [];
      const when = { ...(plans && { plans }), ...(offer && { offer }) };
      return [{ ...target, headings: [question, ...also], text: answer, isAnswer: true, ...when }];
    },
  );
  return [...answers, ...sections];
}

/** Marks in the text of a page: before a section with a heading, instead of a heading, and around a piece. */
const SECTION_MARK = '\u0001';
const HEADING_MARK = '\u0002';
const PIECE_MARK = '\u0003';

/** Splits a rendered page into its headings and the visible text below each. */
export function readPage(html: string) {
  const { document } = new JSDOM(html).window;
  for (const ignored of document.querySelectorAll(IGNORED)) ignored.remove();
  const main = document.querySelector('main') ?? document.body;
  const headings = Array.from(main.querySelectorAll(HEADING));
  const blocks = Array.from(main.querySelectorAll('*')).filter((element) => !isInline(element));
  const hidden = blocks.filter((element) => element.matches(`thead, ${BUTTON}`));
  for (const element of blocks) {
    const mark = element.matches(PIECES) ? PIECE_MARK : ' ';
    // What stands in a section above its heading belongs to no part.
    const isSection = element.matches(SECTIONING) && element.querySelector(HEADING);
    element.before(isSection ? SECTION_MARK : mark);
    element.after(mark);
  }
  for (const row of main.querySelectorAll('tbody tr')) {
    const heads = Array.from(row.closest('table')?.querySelectorAll('thead th') ?? [], wordsOf);
    row.textContent = `${rowText(heads, Array.from(row.children, wordsOf))}.`;
  }
  const parts = headings.map((heading) => ({ anchor: anchorOf(heading), heading: wordsOf(heading) }));
  for (const heading of headings) heading.replaceWith(HEADING_MARK);
  for (const element of hidden) element.remove();
  const texts = main.textContent.split(HEADING_MARK).slice(1);
  const described = document.querySelector('meta[name="description"]')?.getAttribute('content');
  return {
    title: tidy(document.title).replace(/ · [^·]+$/, ''),
    description: tidy(described ?? ''),
    parts: parts
      .map((part, at) => ({ ...part, text: inSentences(texts[at]?.split(SECTION_MARK, 1)[0] ?? '') }))
      .filter(({ heading }) => heading !== ''),
  };
}

const SENTENCE_END = /[.?!…][”"’)]?$/u;

/** Whole sentences: a label goes before its sentence, and other pieces are joined. */
function inSentences(marked: string): string {
  const pieces = marked.split(PIECE_MARK).map(tidy).filter(Boolean);
  let text = '';
  let items: string[] = [];
  for (const [at, piece] of pieces.entries()) {
    items.push(piece.replace(/[,:;]$/, ''));
    const isSentence = SENTENCE_END.test(piece);
    if (!isSentence && at < pieces.length - 1) continue;
    if (isSentence && items.length <= 2) text += `${items.join(': ')} `;
    else if (isSentence) text += `${items.slice(0, -1).join(', ')}. ${piece} `;
    else text += `${items.join(', ')}. `;
    items = [];
  }
  return text.trim();
}

function anchorOf(element: Element): string {
  let place: Element | null = element.tagName === 'H1' ? null : element;
  while (place && !STABLE_ID.test(place.id)) place = place.parentElement;
  return place === null || place.tagName === 'MAIN' ? '' : place.id;
}

/** Whether the element is part of a sentence, as opposed to one of several links in a row. */
function isInline(element: Element): boolean {
  const neighbors = [element.previousSibling, element.nextSibling];
  return element.matches(INLINE) && neighbors.some((node) => node?.nodeType === 3);
}

function wordsOf({ textContent }: Element): string {
  return tidy(textContent.replaceAll(PIECE_MARK, ' '));
}

function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?)/])/g, '$1')
    .trim();
}
