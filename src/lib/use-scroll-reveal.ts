import { useEffect } from 'react';
import { startScrollReveal } from './scroll-reveal';

/** For sections with something to reveal. There is nothing to stop: the library sees them come and go. */
export function useScrollReveal() {
  useEffect(() => {
    void startScrollReveal();
  }, []);
}
