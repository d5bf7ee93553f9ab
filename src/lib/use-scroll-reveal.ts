import { useEffect } from 'react';
import { startScrollReveal } from './scroll-reveal';

/** Starts the scroll reveal. No cleanup is needed: AOS tracks added and removed elements. */
export function useScrollReveal() {
  useEffect(() => {
    void startScrollReveal();
  }, []);
}
