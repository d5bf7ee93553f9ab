import { beforeEach, expect, test } from 'vitest';
import { finishBoot, prerenderedIn } from '@/boot/hydration';

const root = document.documentElement;

beforeEach(() => {
  delete root.dataset['boot'];
  document.head.innerHTML = '';
  document.body.innerHTML = '<div id="root"><p>Login</p></div>';
});

function container(): HTMLElement {
  const found = document.getElementById('root');
  if (!found) throw new Error('There is no #root.');
  return found;
}

test('hydrates the HTML in #root only where it is shown', () => {
  expect(prerenderedIn(container(), false)).toBeNull();
  root.dataset['boot'] = 'loading';
  expect(prerenderedIn(container(), false)).toBeNull();
  root.dataset['boot'] = 'shown';
  expect(prerenderedIn(container(), false)).toBe('sign-in');
  container().dataset['path'] = '/About';
  expect(prerenderedIn(container(), false)).toEqual({ path: '/About' });
  container().replaceChildren();
  expect(prerenderedIn(container(), false)).toBeNull();
});

test('does not hydrate the sign-in screen when a session was stored on load', () => {
  root.dataset['boot'] = 'shown';
  expect(prerenderedIn(container(), true)).toBeNull();
});

test('ends the boot phase with the title that React has put first', () => {
  root.dataset['boot'] = 'loading';
  document.head.innerHTML = '<title>About</title><title>Lumenary</title>';
  document.body.insertAdjacentHTML('beforeend', '<div id="boot-loading"></div>');
  finishBoot();
  expect(root.dataset['boot']).toBeUndefined();
  expect(document.getElementById('boot-loading')).toBeNull();
  expect(document.head.innerHTML).toBe('<title>About</title>');
});
