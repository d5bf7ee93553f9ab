import { expect, test } from 'vitest';
import { readDraft } from '@/features/tools/content/read-draft';
import { readability, syllablesOf } from '@/features/tools/content/readability';

const counted = {
  1: 'a the cat chair based moved there queue through strength fire ones toes two makes loved',
  2: 'over table people garden reading quiet idea2 lion wanted cases special nation science doing trying after',
  3: 'beautiful important radio banana however anyone period family remember example audio',
  4: 'information experience category community necessary available',
  5: 'university communication opportunity',
} as const;

test('nine in ten words have as many syllables as a dictionary says', () => {
  const words = Object.entries(counted).flatMap(([count, list]) =>
    list.split(' ').map((word) => ({ word, right: syllablesOf(word) === Number(count) })),
  );
  const wrong = words.filter(({ right }) => !right).map(({ word }) => word);
  expect(wrong.length / words.length, wrong.join(' ')).toBeLessThanOrEqual(0.1);
});

test('plain sentences read easily, heavy ones do not', () => {
  const plain = readability(readDraft('The cat sat on the mat. It was warm. We ate some cake.').sentences);
  expect(plain?.easeInWords).toBe('Very easy');
  expect(plain?.grade).toBeLessThan(3);
  const heavy =
    'Organisational sustainability considerations necessitate interdisciplinary collaboration, notwithstanding ' +
    'administrative difficulties that characterise international communication.';
  expect(readability(readDraft(heavy).sentences)).toMatchObject({
    easeInWords: 'Very hard',
    ease: 0,
    grade: 18,
  });
});

test('a text of known ease comes out within a few points', () => {
  // Counted by hand: 23 words, 2 sentences, 30 syllables.
  const text =
    'The river runs slowly past the old mill. On warm evenings the children sit on its wall and throw small stones into water.';
  const reading = readability(readDraft(text).sentences);
  expect(reading?.words).toBe(23);
  expect(reading?.sentences).toBe(2);
  expect(reading?.ease).toBeCloseTo(206.835 - 1.015 * 11.5 - 84.6 * (30 / 23), -1);
});

test.each([
  ['Mr. Smith paid 3.50 at 10.30 a.m. in St. Ives.', 1],
  ['Really?! Yes… He said “no.” Then J. R. left.', 4],
  ['e.g. this one', 1],
  ['- one thing\n- another thing\n', 2],
  ['', 0],
  ['… !!! ???', 0],
])('“%s” has %i sentences', (text, count) => {
  expect(readDraft(text).sentences).toHaveLength(count);
});

test('nothing to read gives no figures', () => {
  expect(readability([])).toBeNull();
});
