// @vitest-environment node
import { beforeAll, expect, test } from 'vitest';
import type { SearchIndex } from '@/features/search/search-engine';
import { answer, nameOfSource, type Reply } from '@/features/tools/chatbot/assistant';
import { allFollowUps, starters } from '@/features/tools/chatbot/follow-ups';
import { indexPassages, type PassageIndex } from '@/features/tools/chatbot/library';
import { plainWords } from '@/features/tools/chatbot/plain-words';
import { readSiteIndex } from '../../../../scripts/vite/search-index.mjs';
import { questions } from './questions';
import { shareHonest, shareRight } from './shares';

let index: SearchIndex;
let library: PassageIndex;

beforeAll(async () => {
  index = await readSiteIndex();
  library = indexPassages(index);
}, 60_000);

test('there are enough questions to tell, of every kind', () => {
  expect(questions.known.answerable.length + questions.unseen.answerable.length).toBeGreaterThanOrEqual(400);
  expect(questions.known.unanswerable.length + questions.unseen.unanswerable.length).toBeGreaterThanOrEqual(
    230,
  );
});

test('nine in ten of all questions that have an answer lead to the page that gives it', () => {
  const all = [...questions.known.answerable, ...questions.unseen.answerable];
  expect(shareRight(all, ask)).toBeGreaterThanOrEqual(0.9);
  expect(shareRight(questions.known.answerable, ask)).toBeGreaterThanOrEqual(0.9);
});

test('what the pages do not say is not answered, however it is asked', () => {
  const all = [...questions.known.unanswerable, ...questions.unseen.unanswerable];
  expect(shareHonest(all, ask)).toBeGreaterThanOrEqual(0.95);
  expect(shareHonest(questions.known.unanswerable, ask)).toBeGreaterThanOrEqual(0.95);
});

test('questions that were never used for tuning fare worse, but not by much', () => {
  expect(shareRight(questions.unseen.answerable, ask)).toBeGreaterThanOrEqual(0.8);
  expect(shareHonest(questions.unseen.unanswerable, ask)).toBeGreaterThanOrEqual(0.875);
});

test('no question that nothing was tuned with is one of those that something was', () => {
  const known = new Set(
    [...questions.known.answerable.map(({ asked }) => asked), ...questions.known.unanswerable].map(
      plainWords,
    ),
  );
  const unseen = [...questions.unseen.answerable.map(({ asked }) => asked), ...questions.unseen.unanswerable];
  expect(unseen.filter((asked) => /\p{L}/u.test(asked) && known.has(plainWords(asked)))).toEqual([]);
});

test('whichever of two pages is chosen, it is quoted', () => {
  // Of the last ones a page is offered that is not among the sure ones.
  const offers = [...everything(), 'do you store voice', 'notes visible to'].flatMap((asked) => {
    const reply = ask(asked);
    return reply.kind === 'choice' ? reply.sources.map((source) => ({ asked, source })) : [];
  });
  expect(offers.length).toBeGreaterThan(0);
  for (const { asked, source } of offers)
    expect(answer({ asked, from: nameOfSource(source) }, library), asked).toMatchObject({
      kind: 'answer',
      source,
    });
});

test('every word of every answer stands on the page it is said to come from, in that order', () => {
  for (const asked of everything()) {
    const reply = ask(asked);
    if (reply.kind !== 'answer') continue;
    const page = index.pages.find(({ path }) => path === reply.source.path);
    expect(page?.parts.map(({ heading }) => heading)).toContain(reply.source.heading);
    expect(
      page?.parts.some(({ text }) => text.includes(reply.text)),
      asked,
    ).toBe(true);
    expect(reply.text.length, asked).toBeGreaterThan(1);
    expect(reply.text.length, asked).toBeLessThanOrEqual(400);
  }
});

test.each([...starters, ...allFollowUps])('what is suggested has an answer: %s', (asked) => {
  expect(ask(asked).kind).toBe('answer');
});

function everything(): readonly string[] {
  const { known, unseen } = questions;
  const answerable = [...known.answerable, ...unseen.answerable].map(({ asked }) => asked);
  return [...answerable, ...known.unanswerable, ...unseen.unanswerable];
}

function ask(asked: string): Reply {
  return answer({ asked }, library);
}
