import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useDocumentEvent } from '@/lib/use-document-event';

/** A click this soon after the pointer opened the panel means the same wish, not its opposite. */
const SAME_WISH_MS = 500;
/** Time to cross a gap, or to come back after a slip. */
const LEAVING_MS = 200;

/** A button and the panel under it: click and keyboard always, a hovering mouse when asked for. */
export function useDisclosure({ hover = false } = {}) {
  const { key } = useLocation();
  // Remembering where it was opened closes it on every navigation, with nothing left to reset.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const open = openedAt === key;
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const hoveredAt = useRef(0);
  const leaving = useRef(0);

  useEffect(() => () => window.clearTimeout(leaving.current), []);

  function show() {
    window.clearTimeout(leaving.current);
    setOpenedAt(key);
  }
  function close() {
    window.clearTimeout(leaving.current);
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
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return;
        if (!open) hoveredAt.current = Date.now();
        show();
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse' || root.current?.querySelector(':focus-visible')) return;
        leaving.current = window.setTimeout(close, LEAVING_MS);
      },
    }),
  };

  const triggerProps = {
    ref: trigger,
    'aria-expanded': open,
    onClick: () => {
      const sameWish = Date.now() - hoveredAt.current < SAME_WISH_MS;
      hoveredAt.current = 0;
      if (open && !sameWish) close();
      else show();
    },
  };

  return { open, close, rootProps, triggerProps };
}
