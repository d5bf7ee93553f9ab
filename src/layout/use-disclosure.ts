import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { historyKey } from '@/lib/page';
import { useDocumentEvent } from '@/lib/use-document-event';

/** A click this soon after hovering opened the panel keeps it open instead of closing it. */
const HOVER_CLICK_GRACE_MS = 500;
/** Gives the pointer time to cross a gap or come back. */
const CLOSE_DELAY_MS = 200;

/** A button that opens a panel by click and keyboard, and by mouse hover if `hover` is set. */
export function useDisclosure({ hover = false } = {}) {
  const { key } = useLocation();
  // The history key at which it was opened: every navigation closes it, unless it was opened while the new page loaded.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const open = openedAt !== null && (openedAt === key || openedAt === historyKey());
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const hoveredAt = useRef(0);
  const closeTimer = useRef(0);

  useEffect(() => () => window.clearTimeout(closeTimer.current), []);

  function show() {
    window.clearTimeout(closeTimer.current);
    setOpenedAt(historyKey());
  }
  function close() {
    window.clearTimeout(closeTimer.current);
    setOpenedAt(null);
  }

  useDocumentEvent(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      if (root.current?.contains(document.activeElement)) trigger.current?.focus();
      close();
    },
    open,
  );
  useDocumentEvent(
    'pointerdown',
    ({ target }) => {
      if (target instanceof Node && !root.current?.contains(target)) close();
    },
    open,
  );

  const rootProps = {
    ref: root,
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close();
    },
    ...(hover && {
      onPointerEnter: () => window.clearTimeout(closeTimer.current),
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse' || root.current?.querySelector(':focus-visible')) return;
        closeTimer.current = window.setTimeout(close, CLOSE_DELAY_MS);
      },
    }),
  };

  const triggerProps = {
    ref: trigger,
    'aria-expanded': open,
    // Not on the root: the pointer can re-enter a panel that is closing, which would open it again.
    ...(hover && {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return;
        if (!open) hoveredAt.current = Date.now();
        show();
      },
    }),
    onClick: () => {
      const justHovered = Date.now() - hoveredAt.current < HOVER_CLICK_GRACE_MS;
      hoveredAt.current = 0;
      if (open && !justHovered) close();
      else show();
    },
  };

  return { open, close, rootProps, triggerProps };
}
