import { beforeEach, expect, test, vi } from 'vitest';

const sent: unknown[] = [];

beforeEach(() => {
  vi.resetModules();
  sent.length = 0;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  navigator.sendBeacon = (_, body) => sent.push(JSON.parse(typeof body === 'string' ? body : '')) > 0;
});

const load = () => import('@/lib/report-error');

function failAt(stack: string, message: string) {
  return Object.assign(new TypeError(message), { stack });
}

test('an error is reported once, with where it happened', async () => {
  const { reportError } = await load();
  window.history.replaceState(null, '', '/search?q=secret#secret');
  const error = failAt(
    'TypeError: x is null\n    at f (https://a.example/assets/a-1.js?v=2:3:4)',
    'x is null',
  );
  reportError(error);
  reportError(error);
  expect(sent).toEqual([
    {
      message: 'TypeError: x is null',
      stack: expect.stringMatching(/at f \(https:\/\/a\.example\/assets\/a-1\.js:3:4\)$/),
      build: expect.stringContaining('report-error'),
      path: '/search',
      browser: navigator.userAgent,
    },
  ]);
});

test('nothing that a visitor typed is sent', async () => {
  const { sendReport } = await load();
  const typed = `Unexpected token 'h', "hello, I am ada@example.com" is not valid JSON, ada@example.com, /x?q=hello`;
  sendReport(failAt(`TypeError: ${typed}\n    at f (a.js:1:1)`, typed));
  sendReport('hello');
  expect(sent).toHaveLength(1);
  expect(JSON.stringify(sent)).not.toMatch(/hello|ada/);
});

test('a page that keeps failing sends ten reports', async () => {
  const { sendReport } = await load();
  for (let index = 0; index < 20; index++) sendReport(new Error(`failure ${index}`));
  expect(sent).toHaveLength(10);
});

test.each([
  [0.24, 1],
  [0.25, 0],
])('a visit that draws %d sends %i reports with a sample of 25 percent', async (drawn, count) => {
  vi.stubGlobal('__ERROR_REPORTS__', { endpoint: 'https://errors.example.com/e', percent: 25 });
  vi.spyOn(Math, 'random').mockReturnValue(drawn);
  const { sendReport } = await load();
  sendReport(new Error('failure'));
  expect(sent).toHaveLength(count);
});

test('nothing is sent while offline, or by a page that is about to be reloaded', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { reportError, stopReports } = await load();
  reportError(new Error('no network'));
  onLine.mockReturnValue(true);
  stopReports();
  reportError(new Error('failure'));
  expect(sent).toEqual([]);
});
