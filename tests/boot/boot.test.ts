import { beforeEach, expect, test, vi } from 'vitest';
import { clearBootScreen, finishBoot, isSignInScreenThere } from '@/boot/boot';
import { env } from '@/site/env';

const root = document.documentElement;
const SESSION = `firebase:authUser:${env.firebase.apiKey}:[DEFAULT]`;

beforeEach(() => {
  localStorage.clear();
  delete root.dataset['boot'];
  document.head.innerHTML = '';
  document.body.innerHTML = '<div id="root"><p>Login</p></div>';
});

test('the sign-in screen that the build wrote is taken over only where it was shown', () => {
  expect(isSignInScreenThere()).toBe(false);
  root.dataset['boot'] = 'loading';
  expect(isSignInScreenThere()).toBe(false);
  root.dataset['boot'] = 'login';
  expect(isSignInScreenThere()).toBe(true);
});

test('a session that was there when the page was opened wants another screen', async () => {
  localStorage.setItem(SESSION, '{}');
  vi.resetModules();
  const boot = await import('@/boot/boot');
  root.dataset['boot'] = 'login';
  expect(boot.isSignInScreenThere()).toBe(false);
});

test('a session that comes up meanwhile, such as in another tab, does not change what is taken over', () => {
  root.dataset['boot'] = 'login';
  localStorage.setItem(SESSION, '{}');
  expect(isSignInScreenThere()).toBe(true);
});

test('handing the page over takes away what was said meanwhile', () => {
  document.body.innerHTML += '<div id="boot-loading"></div>';
  root.dataset['boot'] = 'login';
  finishBoot('login');
  expect(root.dataset['boot']).toBeUndefined();
  expect(document.getElementById('boot-loading')).toBeNull();
});

test('only what was shown hands the page over', () => {
  root.dataset['boot'] = 'login';
  finishBoot('loading');
  expect(root.dataset['boot']).toBe('login');
});

test('what the build wrote for somebody else goes, its description too, and the rest of the head stays', () => {
  document.head.innerHTML = '<meta name="description" content="Login"><meta name="theme-color">';
  const container = document.querySelector<HTMLElement>('#root');
  if (container) clearBootScreen(container);
  expect(container).toBeEmptyDOMElement();
  expect(document.head.innerHTML).toBe('<meta name="theme-color">');
});
