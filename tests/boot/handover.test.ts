import { beforeEach, expect, test, vi } from 'vitest';
import { clearPrerendered, finishBoot, canHydrateSignIn } from '@/boot/handover';
import { env } from '@/site/env';

const root = document.documentElement;
const SESSION = `firebase:authUser:${env.firebase.apiKey}:[DEFAULT]`;

beforeEach(() => {
  localStorage.clear();
  delete root.dataset['boot'];
  document.head.innerHTML = '';
  document.body.innerHTML = '<div id="root"><p>Login</p></div>';
});

test('hydrates the prerendered sign-in screen only where it is shown', () => {
  expect(canHydrateSignIn()).toBe(false);
  root.dataset['boot'] = 'loading';
  expect(canHydrateSignIn()).toBe(false);
  root.dataset['boot'] = 'login';
  expect(canHydrateSignIn()).toBe(true);
});

test('does not hydrate it when a session was stored on load', async () => {
  localStorage.setItem(SESSION, '{}');
  vi.resetModules();
  const boot = await import('@/boot/handover');
  root.dataset['boot'] = 'login';
  expect(boot.canHydrateSignIn()).toBe(false);
});

test('still hydrates it when another tab signs in meanwhile', () => {
  root.dataset['boot'] = 'login';
  localStorage.setItem(SESSION, '{}');
  expect(canHydrateSignIn()).toBe(true);
});

test('ends the boot phase and removes Loading...', () => {
  document.body.innerHTML += '<div id="boot-loading"></div>';
  root.dataset['boot'] = 'login';
  finishBoot('login');
  expect(root.dataset['boot']).toBeUndefined();
  expect(document.getElementById('boot-loading')).toBeNull();
});

test('ends the boot phase only for the screen that is shown', () => {
  root.dataset['boot'] = 'login';
  finishBoot('loading', 'page');
  expect(root.dataset['boot']).toBe('login');
});

test('clears the prerendered screen and its description, and keeps the rest of the head', () => {
  document.head.innerHTML = '<meta name="description" content="Login"><meta name="theme-color">';
  const container = document.querySelector<HTMLElement>('#root');
  if (container) clearPrerendered(container);
  expect(container).toBeEmptyDOMElement();
  expect(document.head.innerHTML).toBe('<meta name="theme-color">');
});
