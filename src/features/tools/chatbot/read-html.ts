import { rowText } from '@/features/reader';

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
export function readHtml(html: string): string | null {
  if ((html.match(/<[a-z]/gi)?.length ?? 0) > MAX_ELEMENTS) return null;
  const { title, body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(LEFT_OUT)) element.remove();
  for (const list of body.querySelectorAll('ul, ol')) if (isMenu(list)) list.remove();
  const text = textBelow(body.querySelector('main, [role="main"]') ?? body);
  return title === '' ? text : `# ${title}\n${text}`;
}

/** Walks without recursion, because elements may be nested deeply. */
function textBelow(root: Element): string {
  let text = '';
  let mark = '';
  const open: { readonly nodes: readonly Node[]; at: number; readonly end: string }[] = [
    { nodes: Array.from(root.childNodes), at: 0, end: '' },
  ];
  for (let level = open.at(-1); level; level = open.at(-1)) {
    const node = level.nodes[level.at];
    level.at += 1;
    if (node === undefined) {
      text += level.end;
      open.pop();
    } else if (node instanceof Text) {
      const words = node.data.replace(/\s+/g, ' ');
      text += words.trim() === '' ? words : mark + words;
      if (words.trim() !== '') mark = '';
    } else if (node instanceof Element) {
      if (node.matches(HEADINGS)) text += `\n\n# ${wordsOf(node)}\n\n`;
      else if (node.matches('table') && !node.querySelector('table')) text += rowsOf(node);
      else {
        const isInline = node.matches(INLINE);
        if (!isInline) text += '\n\n';
        if (node.matches('li')) mark = '- ';
        open.push({ nodes: Array.from(node.childNodes), at: 0, end: isInline ? '' : '\n\n' });
      }
    }
  }
  return text;
}

/** Each row as a list item, with the heads of its columns if the first row has them. */
function rowsOf(table: Element): string {
  const rows = Array.from(table.querySelectorAll('tr'), (row) => Array.from(row.children));
  const [first = []] = rows;
  const hasHeads = rows.length > 1 && first.length > 1 && first.every((cell) => cell.matches('th, thead *'));
  const heads = hasHeads ? first.map(wordsOf) : [];
  const items = rows.slice(hasHeads ? 1 : 0).map((cells) => `- ${rowText(heads, cells.map(wordsOf))}`);
  return `\n\n${items.join('\n\n')}\n\n`;
}

/** Whether a list has nothing but links. */
function isMenu(list: Element): boolean {
  const links = Array.from(list.querySelectorAll('a'), wordsOf);
  return links.length > 1 && links.join('').replaceAll(' ', '') === wordsOf(list).replaceAll(' ', '');
}

function wordsOf({ textContent }: Element): string {
  return textContent.trim().replace(/\s+/g, ' ');
}
