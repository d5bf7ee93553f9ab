import { useEffect, useRef, useState, type RefObject } from 'react';
import { FaWhatsapp } from 'react-icons/fa6';
import { classNames } from '@/lib/class-names';
import { createStore, useStore } from '@/lib/store';

/** What the button must not cover, besides text. */
const KEEP_CLEAR =
  'a, article, button, figure, form, output, summary, table, textarea, .rounded-panel, [data-keep-clear]';
const SETTLE_MS = 100;
/** Wider screens have room beside the text. */
const NARROW = '(width < 68.75rem)';

/**
 * A floating button. It moves out of the window over forms and plans, over text on phones and tablets and, on phones, while
 * the page scrolls down, unless it has the keyboard's focus. The footer ends with free space, so that it covers no link there.
 */
export function WhatsappButton({ href }: { href: string }) {
  const place = useRef<HTMLElement>(null);
  const isInTheWay = useIsInTheWay(place);
  const isScrollingDown = useStore(scrollsDown, false);
  return (
    <aside
      ref={place}
      aria-label="Chat"
      className="pointer-events-none fixed end-[max(1rem,env(safe-area-inset-right))] bottom-[max(1rem,env(safe-area-inset-bottom))] z-30 size-13 max-sm:size-11 max-sm:[body:has(:is(input,textarea):focus)_&]:hidden print:hidden [body:has(dialog[open])_&]:invisible"
    >
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        aria-label="Chat with us on WhatsApp (opens in a new tab)"
        className={classNames(
          'pointer-events-auto grid size-full place-items-center rounded-full border border-border bg-surface text-mint shadow-overlay transition-[translate,background-color] duration-slow hover:bg-mint-soft focus-visible:translate-y-0',
          isInTheWay && 'translate-y-40',
          isScrollingDown && 'max-sm:translate-y-40',
        )}
      >
        <FaWhatsapp aria-hidden className="size-7 max-sm:size-6" />
      </a>
    </aside>
  );
}

/** Whether the last scroll went down, and not to the end of the page. */
const scrollsDown = createStore(
  () => false,
  () => {
    let last = 0;
    function update() {
      const { scrollY, innerHeight } = window;
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      scrollsDown.set(scrollY > last && !isAtEnd);
      last = scrollY;
    }
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  },
);

/** Whether the place of the button covers something it must not. Checked once the page stops scrolling or changing its size, and the focus stops moving. */
function useIsInTheWay(place: RefObject<HTMLElement | null>): boolean {
  const [isInTheWay, setIsInTheWay] = useState(false);

  useEffect(() => {
    let timer = 0;
    function check() {
      const { current } = place;
      if (!current) return;
      const box = current.getBoundingClientRect();
      const { left, top, right, bottom } = box;
      const middle = (top + bottom) / 2;
      const under = [top, middle, bottom]
        .flatMap((y) => [left, right].flatMap((x) => document.elementsFromPoint(x, y)))
        .filter((element) => !current.contains(element));
      const isNarrow = window.matchMedia(NARROW).matches;
      setIsInTheWay(
        under.some((element) => element.closest(KEEP_CLEAR) || (isNarrow && hasTextIn(element, box))),
      );
    }
    function checkSoon() {
      window.clearTimeout(timer);
      timer = window.setTimeout(check, SETTLE_MS);
    }
    const observer = new ResizeObserver(checkSoon);
    observer.observe(document.body);
    window.addEventListener('scroll', checkSoon, { passive: true });
    window.addEventListener('resize', checkSoon);
    // Leaving a field can show the button again.
    document.addEventListener('focusin', checkSoon);
    return () => {
      window.clearTimeout(timer);
      observer.disconnect();
      window.removeEventListener('scroll', checkSoon);
      window.removeEventListener('resize', checkSoon);
      document.removeEventListener('focusin', checkSoon);
    };
  }, [place]);

  return isInTheWay;
}

/** Whether one of the element's own text nodes overlaps a box. */
function hasTextIn(element: Element, box: DOMRect): boolean {
  if (!element.closest('main')) return false;
  const range = document.createRange();
  return [...element.childNodes].some((node) => {
    if (!(node instanceof Text)) return false;
    range.selectNodeContents(node);
    return [...range.getClientRects()].some(
      ({ left, top, right, bottom }) =>
        left < box.right && right > box.left && top < box.bottom && bottom > box.top,
    );
  });
}
