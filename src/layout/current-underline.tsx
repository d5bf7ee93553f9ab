import { prefersReducedMotion } from '@/lib/motion';

const DURATION_MS = 400;
/** Where the underline was, if it has left its item in the current commit. */
let place: DOMRect | undefined;

/**
 * Underlines the current page's item of the bar, and slides there from the previous one. Unlike a view transition, which
 * suspends hit testing while it starts, this loses no clicks.
 */
export function CurrentUnderline() {
  return <span ref={slide} aria-hidden className="absolute inset-x-3 bottom-1.5 border-b-2 border-accent" />;
}

function slide(element: HTMLElement) {
  const from = place;
  // The new page scrolls to its top after this ref is set.
  if (from) queueMicrotask(() => moveFrom(from, element));
  return () => {
    place = element.getBoundingClientRect();
    queueMicrotask(() => (place = undefined));
  };
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
