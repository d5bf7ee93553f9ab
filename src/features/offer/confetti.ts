import { useEffect, useRef, useState } from 'react';
import { toHex } from '@/lib/color';
import { useReducedMotion } from '@/lib/motion';
import { timeout } from '@/lib/schedule';
import { palette } from '@/site/palette';

const FIRST_AFTER_MS = 1000;
const EVERY_MS = 700;
const FOR_MS = 100_000;
const PARTICLES = 15;
/** A canvas cannot read the color variables of the page. */
const COLORS = [palette.accent, palette.sun, palette.mint, palette.warn].map(([, dark]) => toHex(dark));

/** Confetti that starts with the page, and can be stopped and played again. Not offered under reduced motion. */
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

/** Fires a burst every 700 ms while the tab is visible, and returns a function that stops and clears it. */
export function runConfetti(canvas: HTMLCanvasElement, onEnd: () => void): () => void {
  const stopped = new AbortController();
  const timer = window.setTimeout(onEnd, FIRST_AFTER_MS + FOR_MS);
  startBursts(canvas, stopped.signal).catch(onEnd);
  return () => {
    window.clearTimeout(timer);
    stopped.abort();
  };
}

async function startBursts(canvas: HTMLCanvasElement, stopped: AbortSignal) {
  const [{ default: confetti }] = await Promise.all([import('canvas-confetti'), timeout(FIRST_AFTER_MS)]);
  if (stopped.aborted) return;
  // Its worker would need `blob:` in the content security policy.
  const launch = confetti.create(canvas, { useWorker: false, resize: true });
  function burst() {
    if (document.hidden) return;
    void launch({
      particleCount: PARTICLES,
      colors: COLORS,
      spread: 80,
      startVelocity: 12,
      scalar: 0.8,
      origin: { x: 0.2 + Math.random() * 0.6, y: 0.4 },
      disableForReducedMotion: true,
    });
  }
  burst();
  const timer = window.setInterval(burst, EVERY_MS);
  stopped.addEventListener('abort', () => {
    window.clearInterval(timer);
    launch.reset();
  });
}
