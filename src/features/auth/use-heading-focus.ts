import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Begins a screen that was reached by a link at its top, with the focus on its heading, which says where one is. */
export function useHeadingFocus() {
  const { key } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The first screen of a visit has this key: there the browser says it.
    if (key === 'default') return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [key]);
  return heading;
}
