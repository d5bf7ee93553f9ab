import { useEffectEvent, useLayoutEffect } from 'react';
import { useDocumentEvent } from '@/lib/use-document-event';

let typed = '';

/** Keeps what is typed while the thing to type into is still on its way. */
export function useKeepTyping() {
  // What was typed for something that never came is not meant for this.
  useLayoutEffect(() => {
    typed = '';
  }, []);
  useDocumentEvent('keydown', (event) => {
    // Whoever stopped the key has taken it.
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Backspace') typed = typed.slice(0, -1);
    else if (Array.from(event.key).length === 1) typed += event.key;
    else return;
    event.preventDefault();
  });
}

/** Hands over what was typed ahead, once. */
export function useTypedAhead(take: (text: string) => void) {
  const takeAll = useEffectEvent(() => {
    if (typed !== '') take(typed);
    typed = '';
  });
  // Before the next key can reach the field, which would otherwise come first.
  useLayoutEffect(() => takeAll(), []);
}
