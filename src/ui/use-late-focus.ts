import { useCallback, useEffect, useRef, type KeyboardEvent } from 'react';

/**
 * Gives an input the focus some time after opening, and passes on what is typed into the box around it meanwhile.
 * The box must be able to hold the focus.
 */
export function useLateFocus(delayMs: number, onEarlyKey: (edit: (text: string) => string) => void) {
  const inputRef = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const timer = setTimeout(() => {
      // Whoever has gone on to a control meanwhile stays there.
      if (!document.activeElement?.matches('button, a, input, select, summary')) inputRef.current?.focus();
    }, delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);

  /** A dialog that opens looks for this mark, which React does not write. */
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
