import { useEffect, useState } from 'react';
import { useReducedMotion } from '@/lib/use-reduced-motion';
import { runConfetti } from './confetti';

/** Confetti for a while after the page has come up; not offered at all to those who asked for less motion. */
export function useConfetti() {
  const reduced = useReducedMotion();
  const [wanted, setWanted] = useState(true);
  const running = wanted && !reduced;

  useEffect(() => {
    if (running) return runConfetti(() => setWanted(false));
  }, [running]);

  return { offered: !reduced, running, toggle: () => setWanted(!wanted) };
}
