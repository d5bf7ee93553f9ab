import type { Block } from './draft';

interface Open {
  start: number;
  end: number;
  level: number;
  lines: number;
}

const HEADING = /^ {0,3}(#{1,6})(?:[ \t]|$)/;
const ITEM = /^[ \t]{0,12}(?:[-*+]|\d{1,3}[.)])[ \t]/;
const QUOTE_OR_ROW = /^ {0,3}[>|]/;
const FENCE = /^ {0,3}(?:```|~~~)/;

/** Blanks the marks of Markdown out, and finds where its blocks are. Plain text is Markdown without marks. */
export function readMarkdown(source: string): { text: string; blocks: Block[] } {
  const lines = source.split('\n');
  // Text from a word processor has a paragraph to a line, and no empty lines between them.
  const isLineAParagraph = !lines.slice(0, -1).some((line) => line.trim() === '');
  const parts: string[] = [];
  const blocks: Open[] = [];
  let isOpen = false;
  let isCode = false;
  let at = 0;

  for (const line of lines) {
    const stop = at + line.length;
    const heading = isCode ? null : HEADING.exec(line);
    const isFence = FENCE.test(line);
    if (isFence || isCode || line.trim() === '') {
      isOpen = false;
      if (isFence) isCode = !isCode;
      parts.push(' '.repeat(line.length));
    } else if (/^ {0,3}(?:=+|-{3,})\s*$/.test(line)) {
      const above = isOpen ? blocks.at(-1) : undefined;
      if (above?.lines === 1) above.level = line.includes('=') ? 1 : 2;
      isOpen = false;
      parts.push(' '.repeat(line.length));
    } else {
      const marker = heading?.[0] ?? ITEM.exec(line)?.[0] ?? QUOTE_OR_ROW.exec(line)?.[0] ?? '';
      parts.push(' '.repeat(marker.length) + withoutMarks(line.slice(marker.length), heading !== null));
      const above = isOpen && marker === '' && !isLineAParagraph ? blocks.at(-1) : undefined;
      if (above) {
        above.end = stop;
        above.lines += 1;
      } else {
        blocks.push({ start: at + marker.length, end: stop, level: heading?.[1]?.length ?? 0, lines: 1 });
      }
      isOpen = heading === null;
    }
    at = stop + 1;
  }
  return { text: parts.join(' '), blocks };
}

/** What belongs to how a line looks and not to what it says, each mark as a blank. */
function withoutMarks(line: string, isHeading: boolean): string {
  return (isHeading ? line.replace(/[ \t]#{1,6}[ \t]*$/, blank) : line)
    .replaceAll(/!\[[^[\]\n]{0,300}\]\([^()\n]{0,500}\)/g, blank)
    .replaceAll(
      /\[([^[\]\n]{0,300})\](\([^()\n]{0,1000}\))/g,
      (_, words: string, target: string) => ` ${words} ${blank(target)}`,
    )
    .replaceAll(/<[^<>\n]{1,300}>/g, blank)
    .replaceAll(/&(?:[a-z]{2,8}|#\d{1,6});/gi, blank)
    .replaceAll(/[*_`~|]/g, ' ');
}

function blank(text: string): string {
  return ' '.repeat(text.length);
}
