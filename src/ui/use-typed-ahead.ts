import { useEffectEvent, useLayoutEffect } from 'react';
import { useDocumentEvent } from '@/lib/use-document-event';

let typed = '';

/** Collects keystrokes while the text field they are meant for is loading. */
export function useKeepTyping() {
  // Discard keystrokes meant for a panel that never loaded.
  useLayoutEffect(() => {
    typed = '';
  }, []);
  useDocumentEvent('keydown', (event) => {
    // Another handler has used the key.
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Backspace') typed = typed.slice(0, -1);
    else if (Array.from(event.key).length === 1) typed += event.key;
    else return;
    event.preventDefault();
  });
}

/** Passes on the collected text once. */
export function useTypedAhead(take: (text: string) => void) {
  const takeAll = useEffectEvent(() => {
    if (typed !== '') take(typed);
    typed = '';
  });
  // A layout effect, so that it runs before the next key reaches the field.
  useLayoutEffect(() => takeAll(), []);
}
