import { expect, test } from 'vitest';
import { matchShortcut } from '@/layout/shortcuts';

const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
const ctrl = { ...none, ctrlKey: true };
const cmd = { ...none, metaKey: true };

test.each([
  ['Ctrl+M', { ...ctrl, key: 'm', code: 'KeyM' }, 'menu'],
  ['Ctrl+S', { ...ctrl, key: 's', code: 'KeyS' }, 'search'],
  ['Cmd+S', { ...cmd, key: 's', code: 'KeyS' }, 'search'],
  ['Ctrl+K', { ...ctrl, key: 'k', code: 'KeyK' }, 'search'],
  ['Cmd+K', { ...cmd, key: 'k', code: 'KeyK' }, 'search'],
  ['Ctrl+M with Caps Lock', { ...ctrl, key: 'M', code: 'KeyM' }, 'menu'],
  ['Ctrl+S with Caps Lock', { ...ctrl, key: 'S', code: 'KeyS' }, 'search'],
  ['Ctrl+S on a Cyrillic layout', { ...ctrl, key: 'ы', code: 'KeyS' }, 'search'],
  ['Ctrl+M where M lies elsewhere', { ...ctrl, key: 'm', code: 'Semicolon' }, 'menu'],
])('%s matches', (_, keys, action) => {
  expect(matchShortcut(keys)).toBe(action);
});

test.each([
  ['M alone', { ...none, key: 'm', code: 'KeyM' }],
  ['Cmd+M, which puts a window away', { ...cmd, key: 'm', code: 'KeyM' }],
  ['Ctrl+Shift+S', { ...ctrl, shiftKey: true, key: 'S', code: 'KeyS' }],
  ['Ctrl+Alt+S', { ...ctrl, altKey: true, key: 's', code: 'KeyS' }],
  ['Ctrl+Cmd+S', { ...ctrl, metaKey: true, key: 's', code: 'KeyS' }],
  ['Ctrl+comma where a comma lies in the place of M', { ...ctrl, key: ',', code: 'KeyM' }],
  ['Ctrl+A', { ...ctrl, key: 'a', code: 'KeyA' }],
])('%s does not match', (_, keys) => {
  expect(matchShortcut(keys)).toBeNull();
});
