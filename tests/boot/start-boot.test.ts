import { beforeEach, expect, test, vi } from 'vitest';
import { startBoot } from '@/boot/start-boot';
import { THEME_KEY } from '@/lib/storage-keys';

// Its listeners would stay on the document and reach other tests in the same worker.
vi.mock('@/boot/hold-actions', () => ({ holdActions: () => undefined }));

const root = document.documentElement;
const files = { app: '/app.js /chunk.js' };

beforeEach(() => {
  for (const name of ['boot', 'theme', 'late', 'session']) delete root.dataset[name];
  document.head.innerHTML = '';
  document.body.innerHTML = '<div id="root"></div><p id="boot-late"><a href="">Try again</a></p>';
  history.replaceState(null, '', '/');
  vi.useFakeTimers();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static readonly supportedEntryTypes: readonly string[] = [];
      observe() {}
      disconnect() {}
    },
  );
});

test('shows the sign-in screen and loads the app after the first paint', async () => {
  startBoot(files);
  expect(root.dataset['boot']).toBe('shown');
  expect(loaded('link')).toEqual([]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(loaded('link')).toEqual(['/app.js', '/chunk.js']);
});

test.each(['/signup', '/Privacy/', '/reset-password'])(
  'shows Loading... at %s, which has another screen',
  (path) => {
    history.replaceState(null, '', path);
    startBoot(files);
    expect(root.dataset['boot']).toBe('loading');
  },
);

test('ignores a stored theme that does not exist', () => {
  localStorage.setItem(THEME_KEY, 'neon');
  startBoot({});
  expect(root.dataset['theme']).toBeUndefined();
});

function loaded(tag: 'link' | 'script') {
  return [...document.head.querySelectorAll(tag)].map((element) =>
    element.getAttribute(tag === 'link' ? 'href' : 'src'),
  );
}
