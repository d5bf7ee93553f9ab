import { withCommas } from '@/site/locale';
import { MAX_FIELD_LENGTH, truncateText } from '../shared/kept-text';
import { readTextFile } from '../shared/text-file';
import { readHtml } from './read-html';

/** A help page of the visitor, as plain text with Markdown headings and lists. */
export interface OwnPage {
  readonly name: string;
  readonly text: string;
}

export type PageResult = { readonly page: OwnPage; readonly note?: string } | { readonly problem: string };

const problems = {
  tooLarge: 'This file is too large: up to 20 MB can be read here. Choose the help page alone.',
  binary: 'This isn’t a text file. Choose a .txt, .md, .html, or .csv file, or copy the text and paste it.',
  unreadable: 'This file couldn’t be read. It may have been moved, or be a folder. Choose it again.',
  empty: 'There’s no text in it. Choose a page with at least one sentence.',
  tooComplex:
    'This page has too many elements to be read here. Open it in the browser, and copy and paste its text.',
  unbroken: 'This isn’t readable text: one of its words is longer than 1,000 characters.',
} as const;

const UNBROKEN = /\S{1001}/;

/** Opens a file: tags of HTML are dropped, and rows of a spreadsheet become paragraphs. */
export async function openPage(file: File): Promise<PageResult> {
  const read = await readTextFile(file);
  if ('problem' in read) return { problem: problems[read.problem] };
  if (/\.html?$/i.test(file.name)) {
    const text = readHtml(read.text);
    return text === null ? { problem: problems.tooComplex } : checkPage(file.name, text);
  }
  if (/\.(?:csv|tsv)$/i.test(file.name)) return checkPage(file.name, await textOfTable(read.text));
  return checkPage(file.name, read.text);
}

export function checkPage(name: string, text: string): PageResult {
  const trimmed = text.trim();
  if (!/\p{L}/u.test(trimmed)) return { problem: problems.empty };
  if (UNBROKEN.test(trimmed)) return { problem: problems.unbroken };
  const page = { name, text: truncateText(trimmed) };
  if (page.text === trimmed) return { page };
  return { page, note: `Only the first ${withCommas(MAX_FIELD_LENGTH)} characters were read.` };
}

/** Each row as a paragraph with the names of its columns, below its first cell. */
async function textOfTable(csv: string): Promise<string> {
  const { default: Papa } = await import('papaparse');
  const [names = [], ...rows] = Papa.parse<string[]>(csv, { skipEmptyLines: 'greedy' }).data;
  return rows
    .map(([first = '', ...cells]) => {
      const named = cells.map((cell, at) => (cells.length > 1 ? `${names[at + 1] ?? ''}: ${cell}` : cell));
      return named.length > 0 ? `# ${first}\n\n${named.join('. ')}` : first;
    })
    .join('\n\n');
}
