import { beforeEach, expect, test, vi } from 'vitest';
import { SESSION_ANSWERED } from '@/boot/prerendered-page';
import { startBoot } from '@/boot/start-boot';
import { SESSION_KEY_PREFIX, THEME_KEY } from '@/lib/storage-keys';

// Its listeners would stay on the document and reach other tests in the same worker.
vi.mock('@/boot/hold-actions', () => ({ holdActions: () => undefined }));

const root = document.documentElement;
const files = {
  app: '/app.js /chunk.js',
  site: '/site.js',
  styles: '/app.css',
  origins: 'https://identity.example',
  auth: '/auth.js',
};

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
  expect(loaded('link')).toEqual(['/app.css', '/app.js', '/chunk.js']);
});

test.each(['/signup', '/Privacy/', '/reset-password'])(
  'shows Loading... at %s, which has another screen',
  (path) => {
    history.replaceState(null, '', path);
    startBoot(files);
    expect(root.dataset['boot']).toBe('loading');
  },
);

test('with a session, asks the provider at once and loads the app later if the page cannot be shown in time', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  localStorage.setItem(`${SESSION_KEY_PREFIX}key:[DEFAULT]`, '{}');
  startBoot({ ...files, pages: '/page- /' });
  expect(root.dataset['boot']).toBe('loading');
  expect(loaded('script')).toEqual(['/auth.js']);
  expect(loaded('link')).toEqual(['/app.css', 'https://identity.example']);
  await vi.advanceTimersByTimeAsync(2000);
  expect(loaded('link')).toContain('/app.js');
});

const about = JSON.stringify({
  path: '/About',
  head: '<title>About</title>',
  html: '<main>About</main>',
});

test('with a session, shows the page once the provider has accepted the session', async () => {
  history.replaceState(null, '', '/About');
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(about)));
  localStorage.setItem(`${SESSION_KEY_PREFIX}key:[DEFAULT]`, '{}');
  startBoot({ ...files, pages: '/page- /about' });
  document.querySelector('[rel=stylesheet]')?.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(0);
  expect(root.dataset['boot']).toBe('loading');
  expect(document.querySelector('main')).toBeNull();
  document.dispatchEvent(new CustomEvent(SESSION_ANSWERED, { detail: true }));
  await vi.advanceTimersByTimeAsync(0);
  expect(root.dataset['boot']).toBe('shown');
  expect(document.querySelector('#root')).toHaveAttribute('data-path', '/About');
  expect(document.querySelector('#root > main')).toHaveTextContent('About');
  expect(document.title).toBe('About');
  expect(loaded('link')).not.toContain('/app.js');
  await vi.advanceTimersByTimeAsync(100);
  expect(loaded('link')).toEqual(expect.arrayContaining(['/site.js', '/app.js']));
});

test('an ended session never sees the page, and the app loads at once', async () => {
  history.replaceState(null, '', '/About');
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(about)));
  localStorage.setItem(`${SESSION_KEY_PREFIX}key:[DEFAULT]`, '{}');
  startBoot({ ...files, pages: '/page- /about' });
  document.querySelector('[rel=stylesheet]')?.dispatchEvent(new Event('load'));
  document.dispatchEvent(new CustomEvent(SESSION_ANSWERED, { detail: false }));
  await vi.advanceTimersByTimeAsync(0);
  expect(document.querySelector('main')).toBeNull();
  expect(loaded('script')).toContain('/app.js');
  expect(loaded('link')).not.toContain('/site.js');
});

test('without the file of the page, Loading... stays until the app renders it', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  localStorage.setItem(`${SESSION_KEY_PREFIX}key:[DEFAULT]`, '{}');
  startBoot({ ...files, pages: '/page- /' });
  document.querySelector('[rel=stylesheet]')?.dispatchEvent(new Event('load'));
  document.dispatchEvent(new CustomEvent(SESSION_ANSWERED, { detail: true }));
  await vi.advanceTimersByTimeAsync(0);
  expect(root.dataset['boot']).toBe('loading');
  expect(loaded('script')).toContain('/app.js');
});

test('runs the app once its stylesheet has loaded, or failed', async () => {
  history.replaceState(null, '', '/signup');
  startBoot(files);
  expect(loaded('script')).toEqual([]);
  for (const type of ['error', 'load'])
    document.querySelector('[rel=stylesheet]')?.dispatchEvent(new Event(type));
  await vi.advanceTimersByTimeAsync(0);
  expect(loaded('script')).toEqual(['/app.js']);
});

test('runs the app without its stylesheet when no event comes', async () => {
  history.replaceState(null, '', '/signup');
  startBoot(files);
  await vi.advanceTimersByTimeAsync(4000);
  expect(loaded('script')).toEqual(['/app.js']);
});

test('applies a stored theme to the page and the browser interface', async () => {
  localStorage.setItem(THEME_KEY, 'dark');
  document.head.innerHTML = '<meta data-scheme="light"><meta data-scheme="dark">';
  startBoot({});
  await vi.waitFor(() => expect(media()).toEqual(['not all', 'all']));
  root.dataset['theme'] = 'light';
  await vi.waitFor(() => expect(media()).toEqual(['all', 'not all']));
  delete root.dataset['theme'];
  await vi.waitFor(() =>
    expect(media()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']),
  );
});

test('ignores a stored theme that does not exist', () => {
  localStorage.setItem(THEME_KEY, 'neon');
  startBoot({});
  expect(root.dataset['theme']).toBeUndefined();
});

test('works with blocked storage', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  startBoot({});
  expect(root.dataset['boot']).toBe('shown');
});

function loaded(tag: 'link' | 'script') {
  return [...document.head.querySelectorAll(tag)].map((element) =>
    element.getAttribute(tag === 'link' ? 'href' : 'src'),
  );
}

function media() {
  return [...document.head.querySelectorAll('meta')].map((meta) => meta.media);
}
