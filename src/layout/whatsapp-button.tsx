import { useEffect, useRef, useState, type RefObject } from 'react';
import { FaWhatsapp } from 'react-icons/fa6';
import { classNames } from '@/lib/class-names';
import { whatsappHref } from '@/site/contacts';

/** What the button must not cover, besides text. */
const KEEP_CLEAR =
  'a, article, button, figure, form, output, summary, table, textarea, .rounded-panel, [data-keep-clear]';
const SETTLE_MS = 100;
/** Wider screens have room beside the text. */
const NARROW = '(width < 68.75rem)';

/**
 * A floating button. It hides over forms and plans, behind dialogs, over text on phones and tablets and, on phones, while the
 * on-screen keyboard is open. The footer ends with free space, so that the button covers no link there.
 */
export function WhatsappButton() {
  const button = useRef<HTMLAnchorElement>(null);
  const isInTheWay = useIsInTheWay(button);
  return (
    <aside aria-label="Chat">
      <a
        ref={button}
        href={whatsappHref()}
        target="_blank"
        rel="noopener noreferrer"
        aria-label="Chat with us on WhatsApp (opens in a new tab)"
        className={classNames(
          'fixed end-[max(1rem,env(safe-area-inset-right))] bottom-[max(1rem,env(safe-area-inset-bottom))] z-30 grid size-13 place-items-center rounded-full border border-border bg-surface text-mint shadow-overlay transition-colors duration-fast hover:bg-mint-soft max-sm:[body:has(:is(input,textarea):focus)_&]:hidden print:hidden [body:has(dialog[open])_&]:invisible',
          isInTheWay && 'invisible opacity-0',
        )}
      >
        <FaWhatsapp aria-hidden className="size-7" />
      </a>
    </aside>
  );
}

/** Whether the element covers something it must not. Checked once the page stops scrolling or changing its size, and the focus stops moving. */
function useIsInTheWay(floating: RefObject<HTMLElement | null>): boolean {
  const [isInTheWay, setIsInTheWay] = useState(false);

  useEffect(() => {
    let timer = 0;
    function check() {
      if (!floating.current) return;
      const box = floating.current.getBoundingClientRect();
      const { left, top, right, bottom } = box;
      const middle = (top + bottom) / 2;
      const under = new Set(
        [top, middle, bottom].flatMap((y) => [left, right].flatMap((x) => document.elementsFromPoint(x, y))),
      );
      const isNarrow = window.matchMedia(NARROW).matches;
      under.delete(floating.current);
      setIsInTheWay(
        [...under].some((element) => element.closest(KEEP_CLEAR) || (isNarrow && hasTextIn(element, box))),
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
  }, [floating]);

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
