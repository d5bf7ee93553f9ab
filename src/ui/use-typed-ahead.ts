import { useEffectEvent, useLayoutEffect } from 'react';

let typed = '';

/** Collects keystrokes while the text field they are meant for is loading. */
export function useKeepTyping() {
  // A layout effect, because a passive one would still collect keys after the field has taken over, and lose them.
  useLayoutEffect(() => {
    // Discard keystrokes meant for a panel that never loaded.
    typed = '';
    document.addEventListener('keydown', collect);
    return () => document.removeEventListener('keydown', collect);
  }, []);
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

function collect(event: KeyboardEvent) {
  // Another handler has used the key.
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Backspace') typed = typed.slice(0, -1);
  else if (Array.from(event.key).length === 1) typed += event.key;
  else return;
  event.preventDefault();
}
