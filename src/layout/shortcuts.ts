export type ShortcutAction = 'menu' | 'search';

type Keys = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** The menu has no shortcut with ⌘, because ⌘M minimizes the window on a Mac. */
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

/** Ignores Caps Lock. On a layout without Latin letters, such as Greek, the physical key counts. */
function latinLetter(key: string, code: string): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  return /^\P{ASCII}$/u.test(key) ? code.replace(/^Key/, '').toLowerCase() : '';
}
