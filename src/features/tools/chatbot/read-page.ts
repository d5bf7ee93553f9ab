import { rowText } from '@/features/reader';
import { truncate } from '@/lib/text';
import { withCommas } from '@/site/locale';
import { MAX_FIELD_LENGTH } from '../shared/kept-text';
import { readTextFile } from '../shared/text-file';

/** A help page of the visitor, as plain text with Markdown headings and lists. */
export interface OwnPage {
  readonly name: string;
  readonly text: string;
}

export type PageResult = { readonly page: OwnPage; readonly note?: string } | { readonly problem: string };

const problems = {
  tooLarge: 'This file is too large: up to 20 MB can be read here. Choose a shorter one.',
  binary: 'This isn’t a text file. Choose a .txt, .md, or .html file, or copy the text and paste it.',
  unreadable: 'This file couldn’t be read. It may have been moved, or be a folder. Choose it again.',
  empty: 'There’s no text in it. Choose a page with at least one sentence.',
  tooComplex:
    'This page has too many elements to be read here. Open it in the browser, and copy and paste its text.',
  unbroken: 'This isn’t readable text: one of its words is longer than 1,000 characters.',
} as const;

const UNBROKEN = /\S{1001}/;

/** Opens a file. The tags of HTML are dropped. */
export async function openPage(file: File): Promise<PageResult> {
  const read = await readTextFile(file);
  if ('problem' in read) return { problem: problems[read.problem] };
  if (/\.html?$/i.test(file.name)) {
    const text = readHtml(read.text);
    return text === null ? { problem: problems.tooComplex } : checkPage(file.name, text);
  }
  return checkPage(file.name, read.text);
}

export function checkPage(name: string, text: string): PageResult {
  const trimmed = text.trim();
  if (!/\p{L}/u.test(trimmed)) return { problem: problems.empty };
  if (UNBROKEN.test(trimmed)) return { problem: problems.unbroken };
  const page = { name, text: truncate(trimmed, MAX_FIELD_LENGTH) };
  if (page.text === trimmed) return { page };
  return { page, note: `Only the first ${withCommas(MAX_FIELD_LENGTH)} characters were read.` };
}

/** A long help page has a few thousand. More take the browser seconds to parse. */
const MAX_ELEMENTS = 50_000;

const LEFT_OUT =
  'script, style, template, noscript, svg, iframe, button, select, textarea, nav, [role="navigation"], [hidden], [aria-hidden="true"]';
const HEADINGS = 'h1, h2, h3, h4, h5, h6, summary, dt';
const INLINE = 'a, abbr, b, cite, code, em, i, kbd, mark, q, s, small, span, strong, sub, sup, time, u';

/**
 * The visible text of a page, or null if it has too many elements. Headings, list items, and rows of tables are marked
 * as in Markdown. The parsed document loads nothing and runs nothing.
 */
function readHtml(html: string): string | null {
  if ((html.match(/<[a-z]/gi)?.length ?? 0) > MAX_ELEMENTS) return null;
  const { title, body } = new DOMParser().parseFromString(html.replace(/\s+/g, ' '), 'text/html');
  for (const element of body.querySelectorAll(LEFT_OUT)) element.remove();
  for (const list of body.querySelectorAll('ul, ol')) if (isMenu(list)) list.remove();
  const main = body.querySelector('main, [role="main"]') ?? body;
  for (const table of main.querySelectorAll('table:not(:has(table))')) table.replaceChildren(rowsOf(table));
  for (const heading of main.querySelectorAll(HEADINGS)) heading.replaceChildren(`# ${wordsOf(heading)}`);
  for (const item of main.querySelectorAll('li')) item.prepend('- ');
  for (const block of main.querySelectorAll(`:not(${INLINE})`)) {
    block.before('\n\n');
    block.after('\n\n');
  }
  // The mark of a list item stands before its first words, and not before another mark.
  const text = main.textContent.replace(/^- \s+([#-] )?/gm, (_, mark?: string) => mark ?? '- ');
  return title === '' ? text : `# ${title}\n${text}`;
}

/** Each row as a list item, with the heads of its columns if the first row has them. */
function rowsOf(table: Element): string {
  const rows = Array.from(table.querySelectorAll('tr'), (row) => Array.from(row.children));
  const [first = []] = rows;
  const hasHeads = rows.length > 1 && first.length > 1 && first.every((cell) => cell.matches('th, thead *'));
  const heads = hasHeads ? first.map(wordsOf) : [];
  const items = rows.slice(hasHeads ? 1 : 0).map((cells) => `- ${rowText(heads, cells.map(wordsOf))}`);
  return items.join('\n\n');
}

/** Whether a list has nothing but links. */
function isMenu(list: Element): boolean {
  const links = Array.from(list.querySelectorAll('a'), wordsOf);
  return links.length > 1 && links.join('').replaceAll(' ', '') === wordsOf(list).replaceAll(' ', '');
}

function wordsOf({ textContent }: Element): string {
  return textContent.trim().replace(/\s+/g, ' ');
}
