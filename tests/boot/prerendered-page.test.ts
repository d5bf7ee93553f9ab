import { beforeEach, expect, test, vi } from 'vitest';
import { SESSION_ANSWERED, showPage } from '@/boot/prerendered-page';

const { documentElement: html } = document;
const page = {
  head: '<title>About</title>',
  body: '<div id="root"><main><h1>About</h1></main></div>',
};

beforeEach(() => {
  html.dataset['boot'] = 'loading';
  document.body.innerHTML = '<div id="root"></div>';
});

/** Shows an answer for the file of a page as the page. */
function show(answer: Response, isAccepted = true): Promise<boolean> {
  vi.stubGlobal('fetch', () => Promise.resolve(answer));
  const shown = showPage('/assets/page-about.json');
  document.dispatchEvent(new CustomEvent(SESSION_ANSWERED, { detail: isAccepted }));
  return shown;
}

test('a page is shown once its session is accepted', async () => {
  expect(await show(Response.json(page))).toBe(true);
  expect(html.dataset['boot']).toBe('shown');
  expect(document.querySelector('#root h1')).toHaveTextContent('About');
});

test.each([
  ['that is a page of HTML', () => show(new Response('<html><h1>Welcome to the hotel</h1>'))],
  ['that is empty', () => show(Response.json({}))],
  ['that is null', () => show(Response.json(null))],
  ['of a session that has ended', () => show(Response.json(page), false)],
])('a file %s is not shown', async (_, act) => {
  expect(await act()).toBe(false);
  expect(html.dataset['boot']).toBe('loading');
  expect(document.querySelector('#root')).toBeEmptyDOMElement();
});

test('the app no longer waits for a file that takes four seconds', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const shown = showPage('/assets/page-about.json');
  await vi.advanceTimersByTimeAsync(4000);
  expect(await shown).toBe(false);
});
