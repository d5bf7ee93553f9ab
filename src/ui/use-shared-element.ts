import { useCallback, type RefCallback } from 'react';
import { prefersReducedMotion } from '@/lib/motion';

const DURATION_MS = 400;
/** The places of the elements that have left the page in the current commit. */
const places = new Map<string, DOMRect>();

/**
 * Moves an element from its place on one page to its place on the next, where it has the same name. Unlike a view
 * transition, which suspends hit testing while it starts, this loses no clicks.
 */
export function useSharedElement(name: string): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement | null) => {
      const from = places.get(name);
      // The new page scrolls to its top after this ref is set.
      if (element && from) queueMicrotask(() => moveFrom(from, element));
      return () => {
        if (!element) return;
        places.set(name, element.getBoundingClientRect());
        queueMicrotask(() => places.delete(name));
      };
    },
    [name],
  );
}

function moveFrom(from: DOMRect, element: HTMLElement) {
  const to = element.getBoundingClientRect();
  if (prefersReducedMotion() || !isInView(from) || !isInView(to)) return;
  const move = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
  element.animate(
    { transformOrigin: ['0 0', '0 0'], transform: [move, 'none'] },
    { duration: DURATION_MS, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
  );
}

function isInView({ left, right, top, bottom, width }: DOMRect): boolean {
  return width > 0 && left >= 0 && right <= window.innerWidth && bottom > 0 && top < window.innerHeight;
}
