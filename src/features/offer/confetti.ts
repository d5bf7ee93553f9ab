import { useEffect, useRef, useState } from 'react';
import { toHex } from '@/lib/color';
import { useReducedMotion } from '@/lib/motion';
import { palette } from '@/site/palette';

const FIRST_AFTER_MS = 1000;
const EVERY_MS = 700;
const FOR_MS = 100_000;
const PARTICLES = 15;
/** On the dark sky. A canvas cannot read the color variables of the page. */
const COLORS = [palette.accent, palette.sun, palette.mint, palette.warn].map(([, dark]) => toHex(dark));

/**
 * Confetti that starts with the page, and can be stopped and played again. It falls in a canvas, which its users keep
 * clear of text. Not offered under reduced motion.
 */
export function useConfetti() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const reduced = useReducedMotion();
  const [isOn, setOn] = useState(true);
  const running = isOn && !reduced;

  useEffect(() => {
    if (running && canvas.current) return runConfetti(canvas.current, () => setOn(false));
  }, [running]);

  return { canvas, offered: !reduced, running, toggle: () => setOn(!isOn) };
}

/** Fires a burst every 700 ms, pauses while the tab is hidden, and returns a function that stops and clears it. */
export function runConfetti(canvas: HTMLCanvasElement, onEnd: () => void): () => void {
  const firstAt = performance.now() + FIRST_AFTER_MS;
  const endsAt = firstAt + FOR_MS;
  const ended = new AbortController();
  const { signal } = ended;
  let nextAt = firstAt;
  let timer = 0;

  function end() {
    ended.abort();
    window.clearTimeout(timer);
  }

  async function start() {
    const { burst, clear } = await loadConfetti(canvas);
    if (signal.aborted) return;

    function proceed() {
      window.clearTimeout(timer);
      if (document.hidden) return clear();
      const now = performance.now();
      if (now >= endsAt) return onEnd();
      if (now >= nextAt) {
        burst();
        nextAt = now + EVERY_MS;
      }
      timer = window.setTimeout(proceed, nextAt - now);
    }

    signal.addEventListener('abort', clear);
    document.addEventListener('visibilitychange', proceed, { signal });
    proceed();
  }

  start().catch(() => {
    if (!signal.aborted) onEnd();
  });
  return end;
}

async function loadConfetti(canvas: HTMLCanvasElement) {
  const { default: confetti } = await import('canvas-confetti');
  // Its worker would need `blob:` in the content security policy.
  const launch = confetti.create(canvas, { useWorker: false, resize: true });
  return {
    burst: () =>
      void launch({
        particleCount: PARTICLES,
        colors: COLORS,
        spread: 80,
        startVelocity: 12,
        scalar: 0.8,
        origin: { x: 0.2 + Math.random() * 0.6, y: 0.4 },
        disableForReducedMotion: true,
      }),
    clear: () => launch.reset(),
  };
}
