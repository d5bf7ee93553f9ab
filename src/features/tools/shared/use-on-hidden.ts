import { useDocumentEvent } from '@/lib/use-document-event';

/** Calls back when the page goes out of sight: another tab, another program, a locked screen. */
export function useOnHidden(callback: () => void) {
  useDocumentEvent('visibilitychange', () => {
    if (document.hidden) callback();
  });
}
