import { useEffect, useRef } from 'react';

/** Takes the focus to what has just come in answer to a press, so that a keyboard can go on from there. */
export function useFocusOnMount<Target extends HTMLElement>() {
  const target = useRef<Target>(null);
  useEffect(() => target.current?.focus({ preventScroll: true }), []);
  return target;
}
