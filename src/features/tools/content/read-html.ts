import { finder } from '../shared/text-span';
import type { Block } from './draft';

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

/** Blanks the tags of HTML out, and finds where its blocks are. */
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
