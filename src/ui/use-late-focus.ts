import { useCallback, useEffect, useRef, type KeyboardEvent } from 'react';

/** Focuses an input after a delay. Until then, the box around it has the focus and passes on what is typed. */
export function useLateFocus(delayMs: number, onEarlyKey: (edit: (text: string) => string) => void) {
  const inputRef = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const timer = setTimeout(() => {
      // Keep the focus where the visitor has moved it.
      if (!document.activeElement?.matches('button, a, input, select, summary')) inputRef.current?.focus();
    }, delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);

  /** showModal() focuses the element with this attribute; React does not render it. */
  const boxRef = useCallback((box: HTMLElement | null) => box?.setAttribute('autofocus', ''), []);

  function onKeyDown(event: KeyboardEvent) {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter') inputRef.current?.form?.requestSubmit();
    const edit = editFor(event.key);
    if (!edit) return;
    event.preventDefault();
    onEarlyKey(edit);
  }

  return { inputRef, boxProps: { ref: boxRef, tabIndex: -1, onKeyDown } };
}

function editFor(key: string): ((text: string) => string) | null {
  if (key === 'Backspace') return (text) => text.slice(0, -1);
  return Array.from(key).length === 1 ? (text) => text + key : null;
}
