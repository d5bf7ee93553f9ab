import { Parser } from 'htmlparser2';
import { lineCounter } from '../shared/text-findings';
import { sentencesOf } from '../shared/sentences';

/** A heading or a paragraph, with white space collapsed. */
export interface Block {
  /** 1 to 6 for a heading, 0 for a paragraph. */
  readonly level: number;
  readonly text: string;
  /** The line of the source that it begins in. */
  readonly line: number;
}

const blockTags = new Set(
  (
    'p div li ul ol br hr section article main header footer nav aside blockquote pre table tr td th dl dt dd body ' +
    'html head title figure figcaption form h1 h2 h3 h4 h5 h6'
  ).split(' '),
);

/** Whether the text is HTML: it has block tags outside of Markdown code. */
function isHtml(source: string): boolean {
  const text = source.replaceAll(/^ {0,3}(```|~~~)[^]*?^ {0,3}\1/gm, '').replaceAll(/`[^`\n]{0,500}`/g, '');
  return /<(?:p|h[1-6]|div|br|li|section|article|body|html|head|title|meta)[\s/>]/i.test(text);
}

interface Markup {
  readonly blocks: readonly Block[];
  readonly meta: DraftMeta;
}

/** Metadata from the HTML head or the front matter. Missing values are empty. */
interface DraftMeta {
  readonly title: string;
  readonly description: string;
  readonly language: string;
  /** Whether there is a head or front matter. */
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

/** Parses HTML as a browser does, including unclosed elements, entities, comments and scripts. */
function readHtml(source: string): Markup {
  const lineOf = lineCounter(source);
  const blocks: Block[] = [];
  const found: Record<'title' | 'description', string[]> = { title: [], description: [] };
  let language = '';
  let isGiven = false;
  let skippedDepth = 0;
  let isTitle = false;
  let open = { level: 0, text: '', line: 1 };

  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'html') language = attributes['lang'] ?? '';
      if (name === 'head' || name === 'title' || name === 'meta') isGiven = true;
      if (name === 'meta') {
        const kind = metaNames[(attributes['name'] ?? attributes['property'] ?? '').toLowerCase()];
        if (kind) found[kind].push(attributes['content'] ?? '');
      }
      if (name === 'title' && skippedDepth === 0) isTitle = true;
      if (skipped.has(name)) skippedDepth += 1;
      if (blockTags.has(name)) startBlock(/^h[1-6]$/.test(name) ? Number(name[1]) : 0);
    },
    ontext(text) {
      if (isTitle) found.title.unshift((found.title.shift() ?? '') + text);
      if (skippedDepth === 0) open.text += text;
    },
    onclosetag(name) {
      if (name === 'title') isTitle = false;
      if (skipped.has(name)) skippedDepth = Math.max(0, skippedDepth - 1);
      if (blockTags.has(name)) startBlock(0);
    },
  });
  // An unclosed tag at the end counts as text.
  const last = source.lastIndexOf('<');
  const tail = last === -1 || source.includes('>', last) ? source.length : last;
  parser.write(source.slice(0, tail));
  if (skippedDepth === 0) open.text += source.slice(tail);
  parser.end();
  startBlock(0);
  const [title, description] = [oneLine(found.title[0] ?? ''), oneLine(found.description[0] ?? '')];
  return { blocks, meta: { isGiven, title, description, language } };

  function startBlock(level: number) {
    const text = oneLine(open.text);
    if (text !== '' || open.level > 0) blocks.push({ ...open, text });
    open = { level, text: '', line: lineOf(parser.startIndex) };
  }
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

const FRONT_MATTER = /^---[ \t]*\n([\s\S]{0,5000}?)\n---[ \t]*(?:\n|$)/;

/** Title and description in the front matter of Markdown, and its length. */
function readFrontMatter(source: string): { meta: DraftMeta; length: number } {
  const [whole = '', body = ''] = FRONT_MATTER.exec(source) ?? [];
  const value = (key: string) =>
    new RegExp(`^${key}:[ \\t]*(["']?)(.{1,500}?)\\1[ \\t]*$`, 'im').exec(body)?.[2]?.trim() ?? '';
  const meta = { title: value('title'), description: value('description'), language: value('lang(?:uage)?') };
  return { length: whole.length, meta: { isGiven: whole !== '', ...meta } };
}

const HEADING = /^ {0,3}(#{1,6})(?:[ \t]|$)/;
const ITEM = /^[ \t]{0,12}(?:[-*+]|\d{1,3}[.)])[ \t]/;
const QUOTE_OR_ROW = /^ {0,3}[>|]/;
const FENCE = /^ {0,3}(?:```|~~~)/;
const UNDERLINE = /^ {0,3}(?:=+|-{3,})\s*$/;

/** The blocks of Markdown. Plain text is valid Markdown. */
function readMarkdown(source: string): Markup {
  const { meta, length } = readFrontMatter(source);
  const lines = source.slice(length).split('\n');
  const linesBefore = source.slice(0, length).split('\n').length;
  // Word processors put each paragraph on one line, without blank lines between.
  const isLineAParagraph = !lines.slice(0, -1).some((line) => line.trim() === '');
  const blocks: { level: number; lines: string[]; line: number }[] = [];
  let open: (typeof blocks)[number] | undefined;
  let isCode = false;
  for (const [index, line] of lines.entries()) {
    const isFence = FENCE.test(line);
    if (isFence) isCode = !isCode;
    if (isFence || isCode || line.trim() === '') {
      open = undefined;
    } else if (UNDERLINE.test(line)) {
      if (open?.lines.length === 1) open.level = line.includes('=') ? 1 : 2;
      open = undefined;
    } else {
      const heading = HEADING.exec(line);
      const marker = heading?.[0] ?? ITEM.exec(line)?.[0] ?? QUOTE_OR_ROW.exec(line)?.[0] ?? '';
      const text = withoutMarks(line.slice(marker.length), heading !== null);
      if (open && marker === '' && !isLineAParagraph) {
        open.lines.push(text);
      } else {
        open = { level: heading?.[1]?.length ?? 0, lines: [text], line: linesBefore + index };
        blocks.push(open);
      }
      if (heading) open = undefined;
    }
  }
  return {
    blocks: blocks.map(({ level, lines, line }) => ({ level, text: oneLine(lines.join(' ')), line })),
    meta,
  };
}

/** Removes inline Markdown, HTML tags and entities. */
function withoutMarks(line: string, isHeading: boolean): string {
  return (isHeading ? line.replace(/[ \t]#{1,6}[ \t]*$/, '') : line)
    .replaceAll(/!\[[^[\]\n]{0,300}\]\([^()\n]{0,500}\)/g, ' ')
    .replaceAll(/\[([^[\]\n]{0,300})\]\([^()\n]{0,1000}\)/g, '$1')
    .replaceAll(/<[^<>\n]{1,300}>|&(?:[a-z]{2,8}|#\d{1,6});|\|/gi, ' ')
    .replaceAll(/[*`~]|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, '');
}

export interface Sentence extends Omit<Block, 'level'> {
  readonly words: number;
}

/** A parsed draft, without its markup. */
export interface Draft {
  readonly source: string;
  readonly blocks: readonly Block[];
  readonly sentences: readonly Sentence[];
  readonly meta: DraftMeta;
}

const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

export function wordsIn(text: string): readonly string[] {
  return text.match(WORD) ?? [];
}

export function readDraft(source: string): Draft {
  const { blocks, meta } = isHtml(source) ? readHtml(source) : readMarkdown(source);
  const nonEmpty = blocks.filter(({ level, text }) => level > 0 || /[\p{L}\p{N}]/u.test(text));
  return { source, blocks: nonEmpty, sentences: nonEmpty.flatMap(sentencesIn), meta };
}

/** The sentences of a paragraph. Those without words are dropped. */
function sentencesIn({ level, text, line }: Block): Sentence[] {
  return (level > 0 ? [] : sentencesOf(text)).flatMap((sentence) => {
    const words = wordsIn(sentence.text).length;
    return words > 0 ? [{ text: sentence.text, line, words }] : [];
  });
}
