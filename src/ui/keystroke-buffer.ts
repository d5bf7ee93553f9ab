import { useEffectEvent, useLayoutEffect } from 'react';

let buffer = '';

/** A fallback that buffers what is typed until the panel's text field has loaded. */
export function BufferKeystrokes() {
  // A layout effect, because the cleanup of a passive one would run after the field has read the buffer, and lose keys.
  useLayoutEffect(() => {
    document.addEventListener('keydown', bufferKey);
    return () => document.removeEventListener('keydown', bufferKey);
  }, []);
  return null;
}

/** Passes on the buffered text once. */
export function useBufferedText(take: (text: string) => void) {
  const takeAll = useEffectEvent(() => {
    if (buffer !== '') take(buffer);
    buffer = '';
  });
  // A layout effect, so that it runs before the next key reaches the field.
  useLayoutEffect(() => takeAll(), []);
}

/** Call it when a panel closes, because one that has never loaded has not taken its keystrokes. */
export function discardKeystrokes() {
  buffer = '';
}

function bufferKey(event: KeyboardEvent) {
  // Another handler has used the key.
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Backspace') buffer = buffer.slice(0, -1);
  else if (Array.from(event.key).length === 1) buffer += event.key;
  else return;
  event.preventDefault();
}
