import { useDocumentEvent } from '@/lib/use-document-event';
import { useStoredFlag } from '@/lib/use-stored-flag';
import { matchShortcut, type ShortcutAction } from './match-shortcut';

/** Whether the visitor has switched the shortcuts off, remembered. */
export function useShortcutsOff() {
  return useStoredFlag('shortcuts-off');
}

export function useShortcuts(act: (action: ShortcutAction) => void) {
  const [off] = useShortcutsOff();
  useDocumentEvent(
    'keydown',
    (event) => {
      const action = matchShortcut(event);
      if (!action) return;
      event.preventDefault();
      // Keys that are held down repeat; the wish does not.
      if (!event.repeat) act(action);
    },
    !off,
  );
}
