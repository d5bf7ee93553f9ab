import { Parser } from 'htmlparser2';
import type { Block } from './read-draft';

const blockTags = new Set(
  (
    'p div li ul ol br hr section article main header footer nav aside blockquote pre table tr td th dl dt dd body ' +
    'html head title figure figcaption form h1 h2 h3 h4 h5 h6'
  ).split(' '),
);

/** Whether tags structure the text. Tags in Markdown code do not count. */
export function isHtml(source: string): boolean {
  const text = source.replaceAll(/^ {0,3}(```|~~~)[^]*?^ {0,3}\1/gm, '').replaceAll(/`[^`\n]{0,500}`/g, '');
  return /<(?:p|h[1-6]|div|br|li|section|article|body|html|head|title|meta)[\s/>]/i.test(text);
}

export interface Markup {
  /** The visible text; markup is replaced by spaces, so positions match the source. */
  readonly text: string;
  readonly blocks: Block[];
  readonly meta: DraftMeta;
}

/** What the draft says of itself in its head or front matter; null where it has a head but says nothing. */
export interface DraftMeta {
  readonly title?: string;
  readonly description?: string;
  readonly language?: string;
  /** Whether there is a head or front matter at all. */
  readonly isGiven: boolean;
}

const skipped = new Set(['script', 'style', 'template', 'noscript', 'title', 'svg']);
const metaNames: Readonly<Record<string, 'title' | 'description'>> = {
  description: 'description',
  'og:description': 'description',
  'twitter:description': 'description',
  'og:title': 'title',
  'twitter:title': 'title',
};

/** Reads HTML as a browser does: unclosed elements, entities, comments and scripts. */
export function readHtml(source: string): Markup {
  const parts: string[] = [];
  const blocks: Block[] = [];
  const found: Record<'title' | 'description', string[]> = { title: [], description: [] };
  let language: string | undefined;
  let isGiven = false;
  let written = 0;
  let level = 0;
  let blockStart = 0;
  let skippedDepth = 0;
  let isTitle = false;

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'html') language = attributes['lang'];
        if (name === 'head' || name === 'title' || name === 'meta') isGiven = true;
        if (name === 'meta') {
          const kind = metaNames[(attributes['name'] ?? attributes['property'] ?? '').toLowerCase()];
          if (kind) found[kind].push(attributes['content'] ?? '');
        }
        if (name === 'title' && skippedDepth === 0) isTitle = true;
        if (skipped.has(name)) skippedDepth += 1;
        if (!blockTags.has(name)) return;
        endBlock(Math.max(blockStart, parser.startIndex), /^h[1-6]$/.test(name) ? Number(name[1]) : 0);
        blockStart = parser.endIndex + 1;
      },
      ontext(text) {
        const [start, end] = [parser.startIndex, parser.endIndex + 1];
        if (isTitle) found.title.unshift((found.title.shift() ?? '') + text);
        if (skippedDepth > 0 || start < written) return;
        // An entity is longer than its character.
        write(start, text.length === end - start ? source.slice(start, end) : text.slice(0, end - start));
      },
      onclosetag(name, isImplied) {
        if (name === 'title') isTitle = false;
        if (skipped.has(name)) skippedDepth = Math.max(0, skippedDepth - 1);
        if (!blockTags.has(name)) return;
        endBlock(Math.max(blockStart, isImplied ? Math.max(written, blockStart) : parser.startIndex), 0);
        if (!isImplied) blockStart = parser.endIndex + 1;
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  // A tag that the text ends in counts as text.
  const last = source.lastIndexOf('<');
  const tail = last === -1 || source.includes('>', last) ? source.length : last;
  parser.write(source.slice(0, tail));
  if (skippedDepth === 0 && tail >= written) write(tail, source.slice(tail));
  parser.end();
  parts.push(' '.repeat(Math.max(0, source.length - written)));
  endBlock(source.length, 0);
  const title = oneLine(found.title[0]);
  const description = oneLine(found.description[0]);
  return {
    text: parts.join('').replaceAll('\n', ' ').slice(0, source.length),
    blocks,
    meta: {
      isGiven,
      ...(title && { title }),
      ...(description && { description }),
      ...(language && { language }),
    },
  };

  function write(start: number, text: string) {
    parts.push(' '.repeat(start - written), text);
    written = start + text.length;
  }
  function endBlock(at: number, nextLevel: number) {
    if (at > blockStart || level > 0) blocks.push({ start: blockStart, end: at, level });
    blockStart = at;
    level = nextLevel;
  }
}

function oneLine(text: string | undefined): string | undefined {
  return text?.replaceAll(/\s+/g, ' ').trim();
}

const FRONT_MATTER = /^---[ \t]*\n([\s\S]{0,5000}?)\n---[ \t]*(?:\n|$)/;

/** Title and description in the front matter of Markdown, and its length. */
function readFrontMatter(source: string): { meta: DraftMeta; length: number } {
  const [whole = '', body = ''] = FRONT_MATTER.exec(source) ?? [];
  const value = (key: string) =>
    new RegExp(`^${key}:[ \\t]*(["']?)(.{1,500}?)\\1[ \\t]*$`, 'im').exec(body)?.[2]?.trim();
  const [title, description, language] = [value('title'), value('description'), value('lang(?:uage)?')];
  return {
    length: whole.length,
    meta: {
      isGiven: whole !== '',
      ...(title !== undefined && { title }),
      ...(description !== undefined && { description }),
      ...(language !== undefined && { language }),
    },
  };
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
export function readMarkdown(source: string): Markup {
  const { meta, length } = readFrontMatter(source);
  const lines = source.slice(length).split('\n');
  // Word processors put each paragraph on one line, without blank lines between.
  const isLineAParagraph = !lines.slice(0, -1).some((line) => line.trim() === '');
  const parts: string[] = length === 0 ? [] : [' '.repeat(length - 1)];
  const blocks: Open[] = [];
  let isOpen = false;
  let isCode = false;
  let at = length;

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
  return { text: parts.join(' '), blocks, meta };
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
