import { useLayoutEffect, useRef, useState, type ChangeEvent, type RefObject } from 'react';

/**
 * Joins a text area to a text of any size. The browser keeps the value: a controlled field would be written and read
 * anew on every keystroke, which takes longer than a frame for a megabyte.
 */
export function useLargeText(
  areaRef: RefObject<HTMLTextAreaElement | null>,
  text: string,
  onText: (text: string) => void,
) {
  const [defaultValue] = useState(text);
  const shown = useRef(text);

  useLayoutEffect(() => {
    if (!areaRef.current || shown.current === text) return;
    shown.current = text;
    areaRef.current.value = text;
  }, [areaRef, text]);

  return {
    ref: areaRef,
    defaultValue,
    onChange(event: ChangeEvent<HTMLTextAreaElement>) {
      shown.current = event.currentTarget.value;
      onText(shown.current);
    },
  };
}
