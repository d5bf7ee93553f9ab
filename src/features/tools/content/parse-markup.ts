import { finder } from '../shared/text-findings';
import type { Block } from './read-draft';

const TAG = /^<\/?([a-z][a-z\d]{0,10})/i;
const blockTags = new Set(
  (
    'p div li ul ol br hr section article main header footer nav aside blockquote pre table tr td th dl dt dd body ' +
    'html head title figure figcaption form h1 h2 h3 h4 h5 h6'
  ).split(' '),
);
const hidden = new Set(['script', 'style', 'template', 'noscript', 'head']);

export function isHtml(source: string): boolean {
  return /<(?:p|h[1-6]|div|br|li|section|article|body|html)[\s/>]/i.test(source);
}

/** Replaces HTML tags by spaces and returns the blocks. */
export function readHtml(source: string): { text: string; blocks: Block[] } {
  const lower = source.toLowerCase().length === source.length ? source.toLowerCase() : source;
  const opening = finder(source, '<');
  const closing = finder(source, '>');
  const commentEnd = finder(source, '-->');
  const parts: string[] = [];
  const blocks: Block[] = [];
  let from = 0;
  let level = 0;
  let blockStart = 0;

  function blank(end: number) {
    parts.push(' '.repeat(end - from));
    from = end;
  }
  function endBlock(at: number, nextLevel: number) {
    if (at > blockStart || level > 0) blocks.push({ start: blockStart, end: at, level });
    blockStart = at;
    level = nextLevel;
  }

  for (let at = opening(0); at !== Infinity; at = opening(Math.max(from, at + 1))) {
    parts.push(source.slice(from, at).replaceAll('\n', ' '));
    from = at;
    if (source.startsWith('<!--', at)) {
      const end = commentEnd(at);
      blank(end === Infinity ? source.length : end + 3);
      continue;
    }
    const name = TAG.exec(source.slice(at, at + 13))?.[1]?.toLowerCase();
    const end = closing(at);
    if (name === undefined || end === Infinity) continue;
    const isOpening = source[at + 1] !== '/';
    if (blockTags.has(name)) endBlock(at, isOpening && /^h[1-6]$/.test(name) ? Number(name[1]) : 0);
    if (hidden.has(name) && isOpening) {
      const close = lower.indexOf(`</${name}`, end);
      blank(close === -1 ? source.length : close);
      blockStart = from;
    } else {
      blank(end + 1);
      if (blockTags.has(name)) blockStart = from;
    }
  }
  parts.push(source.slice(from).replaceAll('\n', ' '));
  endBlock(source.length, 0);
  return { text: parts.join(''), blocks };
}

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

/** Replaces Markdown syntax by spaces and returns the blocks. Plain text is valid Markdown. */
export function readMarkdown(source: string): { text: string; blocks: Block[] } {
  const lines = source.split('\n');
  // Word processors put each paragraph on one line, without blank lines between.
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

/** Replaces inline Markdown, HTML tags and entities by spaces of the same length. */
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
