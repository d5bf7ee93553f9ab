import { matchShortcut, type ShortcutAction } from '@/boot/shortcuts';
import { SHORTCUTS_OFF_KEY } from '@/lib/storage-keys';
import { useDocumentEvent } from '@/lib/use-document-event';
import { useStoredFlag } from '@/lib/use-stored-flag';

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
