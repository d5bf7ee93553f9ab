// @vitest-environment node
import { readFileSync } from 'node:fs';
import { test as base, expect } from 'vitest';
import { createRanking } from '@/features/search/ranking';
import { createSearch } from '@/features/search/search-engine';
import { createAssistant, type Reply } from '@/features/tools/chatbot/assistant';
import { brand } from '@/site/brand';
import { indexPages } from '../../../scripts/prerender/search-index.ts';

/**
 * Written by an author who saw only the pages of the site: a question or search, the pages that answer it and what the
 * reply has to say, with alternatives. They measure the ranking and are never used to choose its constants or wordings.
 */
const labeled = readFileSync(`${import.meta.dirname}/labeled-questions.tsv`, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'));
const rowsOf = (kind: string) =>
  labeled
    .filter(([first]) => first === kind)
    .map(([, text = '', pages = '', facts = '']) => ({ text, pages, facts }));

/** The labels are facts of the sample site. */
const test = base.runIf(brand.isSample);

/** How many have to be right. Raise a floor after an improvement. */
const FLOORS = { page: 34, fact: 26, unknown: 11, first: 34, firstThree: 39 };

const ranking = createRanking(await indexPages());
const search = createSearch(ranking);
const assistant = createAssistant(ranking);

test('the assistant answers from the right page, with the fact asked for', () => {
  const replies = rowsOf('question').map(({ text, pages, facts }) => ({
    pages,
    facts,
    reply: assistant(text).reply,
  }));
  const right = replies.filter(({ pages, reply }) => reply.kind === 'answer' && isOneOf(pages, reply.to));
  const withFact = replies.filter(({ facts, reply }) =>
    facts.split('|').some((fact) => plain(textOf(reply)).includes(plain(fact))),
  );
  expect(right.length, 'right pages').toBeGreaterThanOrEqual(FLOORS.page);
  expect(withFact.length, 'facts').toBeGreaterThanOrEqual(FLOORS.fact);
});

test('the assistant says that it does not know what the site does not say', () => {
  const unknown = rowsOf('unanswerable').filter(({ text }) => assistant(text).reply.kind === 'unknown');
  expect(unknown.length).toBeGreaterThanOrEqual(FLOORS.unknown);
});

test('the search lists the right page first', () => {
  const found = rowsOf('search').map(({ text, pages }) =>
    search(text, { groups: 3, hitsPerGroup: 1 }).groups.map(({ path }) => isOneOf(pages, path)),
  );
  expect(found.filter(([first]) => first).length, 'first').toBeGreaterThanOrEqual(FLOORS.first);
  expect(found.filter((isRight) => isRight.includes(true)).length, 'within three').toBeGreaterThanOrEqual(
    FLOORS.firstThree,
  );
});

function isOneOf(pages: string, address: string): boolean {
  return pages
    .toLowerCase()
    .split(' ')
    .includes(address.toLowerCase().split('#', 1)[0] ?? '');
}

function textOf(reply: Reply): string {
  return reply.kind === 'unknown' ? '' : reply.text;
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll('’', "'");
}
