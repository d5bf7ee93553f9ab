const SETTLED_AFTER_MS = 800;

/**
 * Skips layout of off-screen sections (`content-visibility`) until the page scrolls, which halves the cost of a theme
 * change or a menu on a long page. Starts after the first layout, so that the browser knows each section's height and
 * nothing shifts. In browsers without the `scrollend` event, it ends with the first scroll. Returns a cleanup function.
 */
export function restOffScreen(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let timer: ReturnType<typeof setTimeout>;
  let resting: readonly HTMLElement[] = [];

  function restSoon() {
    clearTimeout(timer);
    timer = setTimeout(rest, SETTLED_AFTER_MS);
  }
  function rest() {
    const parts = document.querySelectorAll<HTMLElement>('main > section, main + footer');
    resting = Array.from(parts).filter(isFar);
    for (const part of resting) part.dataset['rest'] = '';
  }
  // Runs in the frame of the first scroll step, so that no blank section is shown.
  function wake() {
    clearTimeout(timer);
    for (const part of resting) delete part.dataset['rest'];
    resting = [];
  }

  function measureAgain() {
    wake();
    restSoon();
  }

  // Calls back once at the start, and again when a part of the page that loads late changes its height.
  const observer = new ResizeObserver(restSoon);
  observer.observe(document.body);
  window.addEventListener('scroll', wake, { signal, passive: true });
  window.addEventListener('scrollend', restSoon, { signal });
  window.addEventListener('resize', measureAgain, { signal });
  return () => {
    controller.abort();
    observer.disconnect();
    wake();
  };
}

function isFar(part: HTMLElement): boolean {
  const { top, bottom } = part.getBoundingClientRect();
  return top > window.innerHeight * 2 || bottom < -window.innerHeight;
}
