const FIRST_AFTER_MS = 1000;
const EVERY_MS = 700;
const FOR_MS = 100_000;
const PARTICLES = 15;
/** The accent, its lighter shades, mint and amber: the canvas knows nothing of the page's colours. */
const COLOURS = ['#5b5bd6', '#8e8cf0', '#b4b5ff', '#2f9e78', '#6fd6b0', '#e0a63a'];

/** Throws bursts for a while, resting while the tab is hidden. The answer ends it, down to what is in the air. */
export function runConfetti(onEnd: () => void): () => void {
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
    const { burst, clear } = await loadConfetti();
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

async function loadConfetti() {
  const { default: confetti } = await import('canvas-confetti');
  // Without its worker, which would have to be let into the content security policy as a blob.
  const launch = confetti.create(undefined, { useWorker: false, resize: true });
  return {
    /** Behind the page, so that it never covers what is to be read. */
    burst: () =>
      void launch({
        particleCount: PARTICLES,
        colors: COLOURS,
        spread: 80,
        startVelocity: 30,
        origin: { x: 0.1 + Math.random() * 0.8, y: 0.35 },
        zIndex: -1,
        disableForReducedMotion: true,
      }),
    clear: () => launch.reset(),
  };
}
