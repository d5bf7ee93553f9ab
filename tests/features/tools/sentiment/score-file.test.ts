// @vitest-environment node
import { expect, test } from 'vitest';
import { fileErrors } from '@/features/tools/sentiment/read-reviews';
import { type FileAnswer, scoreFile } from '@/features/tools/sentiment/score-file';

const table = 'id,said,review\n1,=HYPERLINK("x"),It is great\n2,-5,\n3,@you,It is awful\n';

async function score(file: File, column?: number) {
  const answers: FileAnswer[] = [];
  await scoreFile({ file, ...(column !== undefined && { column }) }, (answer) => answers.push(answer));
  return answers;
}

async function reportOf(file: File, column?: number) {
  const last = (await score(file, column)).at(-1);
  if (last?.status !== 'scored') throw new Error('No report');
  return last.report;
}

test('scores a file, reports progress and keeps the extreme rows', async () => {
  const answers = await score(new File([table], 'reviews.csv'));
  expect(answers[0]).toEqual({ status: 'busy', done: 0, total: 3 });
  expect(answers.at(-1)).toMatchObject({
    report: {
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
  expect(await reportOf(new File([table], 'reviews.csv'), 0)).toMatchObject({
    column: 0,
    rows: 3,
    counts: { neutral: 3 },
  });
});

test('the export adds scores and escapes formulas', async () => {
  const { csv } = await reportOf(new File([table], 'reviews.csv'));
  const [header, first, second, third] = (await csv.text()).split('\r\n');
  expect(header).toMatch(/id,said,review,sentiment_score,sentiment$/);
  expect(first).toMatch(/^1,"'=HYPERLINK\(""x""\)",It is great,0\.\d{3},positive$/);
  expect(second).toBe('2,-5,,,');
  expect(third).toMatch(/^3,"'@you",It is awful,-0\.\d{3},negative$/);
});

test('every row is counted once in the histogram', async () => {
  const rows = Array.from({ length: 2500 }, (_, at) => (at % 2 === 0 ? 'Good stuff' : 'Bad stuff'));
  const { steps, best } = await reportOf(new File([rows.join('\n')], 'reviews.txt'));
  expect(steps.reduce((sum, count) => sum + count, 0)).toBe(2500);
  expect(best).toHaveLength(5);
});

test.each([
  ['too large', sized(20 * 1024 * 1024 + 1), fileErrors.tooLarge],
  ['without text', new File(['1,2\n3,4'], 'a.csv'), fileErrors.noText],
  ['gone', unreadable(), fileErrors.unreadable],
])('reports a file that is %s', async (_, file, problem) => {
  expect(await score(file)).toEqual([{ status: 'failed', problem }]);
});

function sized(size: number): File {
  return Object.defineProperty(new File([], 'a.csv'), 'size', { value: size });
}

function unreadable(): File {
  return Object.assign(new File(['a'], 'a.csv'), { arrayBuffer: () => Promise.reject(new Error('gone')) });
}
