import { beforeEach, expect, test, vi } from 'vitest';
import { prerenderedIn, SESSION_ANSWERED, showPage } from '@/boot/prerendered-page';

const { documentElement: html } = document;
const page = {
  head: '<title>About</title>',
  body: '<div id="root" data-path="/about"><main><h1>About</h1></main></div>',
};

beforeEach(() => {
  html.dataset['boot'] = 'loading';
  document.body.innerHTML = '<div id="root"></div>';
});

test('does not hydrate the sign-in screen when a session was stored on load', () => {
  html.dataset['boot'] = 'shown';
  const root = document.createElement('div');
  root.innerHTML = '<p>Login</p>';
  expect(prerenderedIn(root, false)).toBe('sign-in');
  expect(prerenderedIn(root, true)).toBeNull();
});

/** Shows an answer for the file of a page as the page. */
function show(answer: Response, isAccepted = true): Promise<boolean> {
  vi.stubGlobal('fetch', () => Promise.resolve(answer));
  const shown = showPage('/assets/page-about.json');
  document.dispatchEvent(new CustomEvent(SESSION_ANSWERED, { detail: isAccepted }));
  return shown.catch(() => false);
}

test('a page is shown once its session is accepted', async () => {
  expect(await show(Response.json(page))).toBe(true);
  expect(html.dataset['boot']).toBe('shown');
  expect(document.querySelector('#root[data-path] h1')).toHaveTextContent('About');
});

test.each([
  ['that is a page of HTML', () => show(new Response('<html><h1>Welcome to the hotel</h1>'))],
  ['that is empty', () => show(Response.json({}))],
  ['that is null', () => show(Response.json(null))],
  ['of a session that has ended', () => show(Response.json(page), false)],
  [
    'that arrives after the app has rendered',
    () => {
      document.querySelector('#root')?.setAttribute('data-rendered', '');
      return show(Response.json(page));
    },
  ],
])('a file %s is not shown', async (_, act) => {
  expect(await act()).toBe(false);
  expect(html.dataset['boot']).toBe('loading');
  expect(document.querySelector('#root')).toBeEmptyDOMElement();
});
