import { useEffect, useRef } from 'react';

/** Focuses an element that appears in response to a press, so that keyboard users continue from there. */
export function useFocusOnMount<Target extends HTMLElement>() {
  const target = useRef<Target>(null);
  useEffect(() => target.current?.focus({ preventScroll: true }), []);
  return target;
}
