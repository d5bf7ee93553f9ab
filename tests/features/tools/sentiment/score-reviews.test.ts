// @vitest-environment node
import { expect, test } from 'vitest';
import { fileErrors } from '@/features/tools/sentiment/decode-file';
import { type ScorerResponse, createReviewScorer } from '@/features/tools/sentiment/score-reviews';

const table = 'id,said,review\n1,=HYPERLINK("x"),It is great\n2,-5,\n3,@you,It is awful\n';

test('scores a file, reports progress and keeps the extreme rows', async () => {
  const { answers, request } = createScorer();
  await request({ kind: 'file', file: new File([table], 'reviews.csv') });
  expect(answers[0]).toEqual({ kind: 'progress', done: 0, total: 3 });
  expect(answers.at(-1)).toMatchObject({
    kind: 'report',
    report: {
      name: 'reviews.csv',
      rows: 2,
      blank: 1,
      counts: { positive: 1, neutral: 0, negative: 1 },
      best: [{ number: 1, text: 'It is great' }],
      worst: [{ number: 3, text: 'It is awful' }],
      columns: ['id', 'said', 'review'],
      column: 2,
    },
  });
});

test('scores another column', async () => {
  const { answers, request } = createScorer();
  await request({ kind: 'file', file: new File([table], 'reviews.csv') });
  await request({ kind: 'column', column: 0 });
  expect(answers.at(-1)).toMatchObject({ report: { column: 0, rows: 3, counts: { neutral: 3 } } });
});

test('the export adds scores and escapes formulas', async () => {
  const { answers, request } = createScorer();
  await request({ kind: 'file', file: new File([table], 'reviews.csv') });
  await request({ kind: 'export' });
  const last = answers.at(-1);
  const csv = last?.kind === 'export' ? last.csv : '';
  const [header, first, second, third] = csv.split('\r\n');
  expect(header).toBe('\ufeffid,said,review,sentiment_score,sentiment');
  expect(first).toMatch(/^1,"'=HYPERLINK\(""x""\)",It is great,0\.\d{3},positive$/);
  expect(second).toBe('2,-5,,,');
  expect(third).toMatch(/^3,'@you,It is awful,-0\.\d{3},negative$/);
});

test('scores a long text by sentence', async () => {
  const { answers, request } = createScorer();
  await request({ kind: 'text', text: 'It is great. It is awful. It is a box.' });
  expect(answers.at(-1)).toMatchObject({
    report: { rows: 3, counts: { positive: 1, neutral: 1, negative: 1 } },
  });
});

test('every row is counted once in the histogram', async () => {
  const { answers, request } = createScorer();
  const rows = Array.from({ length: 2500 }, (_, at) => (at % 2 === 0 ? 'Good stuff' : 'Bad stuff'));
  await request({ kind: 'file', file: new File([rows.join('\n')], 'reviews.txt') });
  const last = answers.at(-1);
  if (last?.kind !== 'report') throw new Error('No report');
  expect(last.report.steps.reduce((sum, count) => sum + count, 0)).toBe(2500);
  expect(last.report.best).toHaveLength(5);
  expect(answers.filter(({ kind }) => kind === 'progress')).toHaveLength(3);
});

test.each([
  ['too large', sized(20 * 1024 * 1024 + 1), /20\.0 MB; at most 20 MB/],
  ['empty', new File([''], 'a.csv'), fileErrors.empty],
  ['without text', new File(['1,2\n3,4'], 'a.csv'), fileErrors.noText],
  ['gone', unreadable(), fileErrors.unreadable],
])('reports a file that is %s', async (_, file, problem) => {
  const { answers, request } = createScorer();
  await request({ kind: 'file', file });
  expect(answers).toEqual([{ kind: 'problem', problem: expect.stringMatching(problem) }]);
});

function createScorer() {
  const answers: ScorerResponse[] = [];
  return { answers, request: createReviewScorer((answer) => answers.push(answer)) };
}

function sized(size: number): File {
  return Object.defineProperty(new File([], 'a.csv'), 'size', { value: size });
}

function unreadable(): File {
  return Object.assign(new File(['a'], 'a.csv'), { arrayBuffer: () => Promise.reject(new Error('gone')) });
}
