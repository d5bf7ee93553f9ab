import { beforeEach, expect, test, vi } from 'vitest';
import { clearBootScreen, finishBoot, isSignInScreenThere } from '@/integrations/boot';
import { env } from '@/integrations/env';

const root = document.documentElement;
const SESSION = `firebase:authUser:${env.firebase.apiKey}:[DEFAULT]`;

beforeEach(() => {
  localStorage.clear();
  delete root.dataset['boot'];
  delete root.dataset['sent'];
  document.head.innerHTML = '';
  document.body.innerHTML = '<div id="root"><form></form></div>';
});

test('the sign-in screen that the build wrote is taken over only where it was shown', () => {
  expect(isSignInScreenThere()).toBe(false);
  root.dataset['boot'] = 'loading';
  expect(isSignInScreenThere()).toBe(false);
  root.dataset['boot'] = 'login';
  expect(isSignInScreenThere()).toBe(true);
});

test('a session that has come up meanwhile, such as in another tab, wants another screen', () => {
  root.dataset['boot'] = 'login';
  localStorage.setItem(SESSION, '{}');
  expect(isSignInScreenThere()).toBe(false);
});

test('a form that was sent before anybody listened is sent once, when somebody does', () => {
  const send = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => {
    // The page must have been handed over by then, or the form would be held back again.
    expect(root.dataset['boot']).toBeUndefined();
  });
  root.dataset['boot'] = 'login';
  root.dataset['sent'] = '';
  finishBoot('login');
  finishBoot('login');
  expect(send).toHaveBeenCalledOnce();
});

test('a form that nobody sent is not sent', () => {
  const send = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => undefined);
  root.dataset['boot'] = 'login';
  finishBoot('login');
  expect(send).not.toHaveBeenCalled();
  expect(root.dataset['boot']).toBeUndefined();
});

test('only what was shown hands the page over', () => {
  root.dataset['boot'] = 'login';
  finishBoot('loading');
  expect(root.dataset['boot']).toBe('login');
});

test('having been sent is no trouble where there is no form', () => {
  document.body.innerHTML = '<div id="root"></div>';
  root.dataset['boot'] = 'login';
  root.dataset['sent'] = '';
  expect(() => finishBoot('login')).not.toThrow();
  expect(root.dataset['sent']).toBeUndefined();
});

test('what the build wrote for somebody else goes, its description too, and the rest of the head stays', () => {
  document.head.innerHTML = '<meta name="description" content="Login"><meta name="theme-color">';
  const container = document.querySelector<HTMLElement>('#root');
  if (container) clearBootScreen(container);
  expect(container).toBeEmptyDOMElement();
  expect(document.head.innerHTML).toBe('<meta name="theme-color">');
});
