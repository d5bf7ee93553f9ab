import { expect, test } from 'vitest';
import { prerenderedIn } from '@/boot/prerendered-page';

test('does not hydrate the sign-in screen when a session was stored on load', () => {
  document.documentElement.dataset['boot'] = 'shown';
  const root = document.createElement('div');
  root.innerHTML = '<p>Login</p>';
  expect(prerenderedIn(root, false)).toBe('sign-in');
  expect(prerenderedIn(root, true)).toBeNull();
});
