import type { MouseEvent, RefObject } from 'react';
import { buttonClass } from '@/ui/button';

/** The first stop of the keyboard: past the navigation, straight to the page. */
export function SkipLink({ target }: { target: RefObject<HTMLElement | null> }) {
  function skip(event: MouseEvent) {
    event.preventDefault();
    target.current?.focus();
  }
  return (
    <a href="#main" onClick={skip} className={buttonClass({}, 'fixed! start-4 top-3 z-50 not-focus:sr-only')}>
      Skip to the content
    </a>
  );
}
