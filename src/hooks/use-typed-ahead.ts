import { useEffect } from 'react';
import { useDocumentEvent } from './use-document-event';

let typed = '';

/** Keeps what is typed while the thing to type into is still on its way. */
export function useKeepTyping() {
  useDocumentEvent('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Backspace') typed = typed.slice(0, -1);
    else if (Array.from(event.key).length === 1) typed += event.key;
    else return;
    event.preventDefault();
  });
}

/** What was typed ahead, to begin with; whoever begins with it is the only one. */
export function useTypedAhead(): string {
  useEffect(() => {
    typed = '';
  }, []);
  return typed;
}
