export type ShortcutAction = 'menu' | 'search';

type Keys = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** What a press of keys asks for. Ctrl+M is never Cmd+M, which puts a window away on a Mac. */
export function matchShortcut({
  key,
  code,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: Keys): ShortcutAction | null {
  if (shiftKey || altKey || ctrlKey === metaKey) return null;
  const letter = latinLetter(key, code);
  if (letter === 'm' && ctrlKey) return 'menu';
  if (letter === 's' || letter === 'k') return 'search';
  return null;
}

/** Caps Lock changes the case; a Greek or Cyrillic layout has no such letters, so there the place counts. */
function latinLetter(key: string, code: string): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  return /^\P{ASCII}$/u.test(key) ? code.replace(/^Key/, '').toLowerCase() : '';
}
