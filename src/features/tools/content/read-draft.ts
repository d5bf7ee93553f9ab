import type { Draft } from './draft';
import { isHtml, readHtml } from './read-html';
import { readMarkdown } from './read-markdown';
import { splitSentences } from './split-sentences';

export function readDraft(source: string): Draft {
  const { text, blocks } = isHtml(source) ? readHtml(source) : readMarkdown(source);
  const said = blocks.filter(
    ({ level, start, end }) => level > 0 || /[\p{L}\p{N}]/u.test(text.slice(start, end)),
  );
  return { source, text, blocks: said, sentences: splitSentences(text, said) };
}
