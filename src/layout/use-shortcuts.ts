import { useDocumentEvent } from '@/lib/use-document-event';
import { useStoredFlag } from '@/lib/use-stored-flag';
import { SHORTCUTS_OFF_KEY } from '@/site/storage-keys';

export type ShortcutAction = 'menu' | 'search';

/** Whether the visitor has turned the shortcuts off, and a setter that stores it. */
export function useShortcutsOff() {
  return useStoredFlag(SHORTCUTS_OFF_KEY);
}

export function useShortcuts(act: (action: ShortcutAction) => void) {
  const [off] = useShortcutsOff();
  useDocumentEvent(
    'keydown',
    (event) => {
      const action = matchShortcut(event);
      if (!action) return;
      event.preventDefault();
      // A held key repeats the event.
      if (!event.repeat) act(action);
    },
    !off,
  );
}

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
