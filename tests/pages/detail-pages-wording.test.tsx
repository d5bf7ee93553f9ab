import { beforeAll, expect, test } from 'vitest';
import { details, each, loadDetailPages, open, readable, section } from '../support/detail-pages';

beforeAll(loadDetailPages, 60_000);

test.each(each)('%s shows an example and says what it does not do', (_, { path }) => {
  const { container } = open(path);
  expect(container).toHaveTextContent(/sample|example|made-up|made up|invented|invention/i);
  expect(section(container, 'limits')).toHaveTextContent(/\S{3}/);
});

test.each(each)('%s is worth reading and not too long', (_, { path }) => {
  const { container } = open(path);
  const words = readable(container).split(/\s+/).filter(Boolean);
  expect(words.length).toBeGreaterThanOrEqual(400);
  expect(words.length).toBeLessThanOrEqual(700);
});

test('no two pages share more than a crumb of their wording', () => {
  const texts = details.map(({ path, title }) => {
    const { container, unmount } = open(path);
    const phrases = runsOfFive(readable(container));
    unmount();
    return { title, phrases };
  });
  for (const [index, one] of texts.entries()) {
    for (const other of texts.slice(index + 1)) {
      const shared = [...one.phrases].filter((phrase) => other.phrases.has(phrase));
      const share = shared.length / Math.min(one.phrases.size, other.phrases.size);
      expect(share, `${one.title} and ${other.title}: ${shared.slice(0, 5).join(' / ')}`).toBeLessThan(0.01);
    }
  }
});

function runsOfFive(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}’$]+/gu) ?? [];
  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(' ')));
}
