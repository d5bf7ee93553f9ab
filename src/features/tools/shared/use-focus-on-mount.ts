import { useEffect, useRef } from 'react';

/**
 * Focuses an element that appears in response to a press, so that keyboard users continue from there. On touch screens,
 * where focusing a field opens the keyboard over the result, the tool around it gets the focus.
 */
export function useFocusOnMount<Target extends HTMLElement>() {
  const target = useRef<Target>(null);
  useEffect(() => {
    const isTouch = window.matchMedia('(hover: none)').matches;
    const tool = target.current?.closest<HTMLElement>('[data-tool]');
    const focused = isTouch && tool ? tool : target.current;
    focused?.focus({ preventScroll: true });
  }, []);
  return target;
}
