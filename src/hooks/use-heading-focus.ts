import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Takes the focus to the heading of a screen that was reached by a link, which says where one is. */
export function useHeadingFocus() {
  const { key } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The first screen of a visit has this key: there the browser says it.
    if (key !== 'default') heading.current?.focus({ preventScroll: true });
  }, [key]);
  return heading;
}
