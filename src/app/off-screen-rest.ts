const SETTLED_AFTER_MS = 800;

/**
 * While nobody scrolls, lets the browser leave out what is far from the screen when it works out styles and layout,
 * which halves what a theme or a menu costs on a long page. Not before everything has been laid out once: from then on
 * the browser knows how long the parts are that it leaves out, so that nothing moves. Answers how to end that. A browser
 * that does not say when scrolling ends is spared nothing after the first step.
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
  // In the frame of the first step, so that nobody scrolls to a part that is not there.
  function wake() {
    clearTimeout(timer);
    for (const part of resting) delete part.dataset['rest'];
    resting = [];
  }

  function measureAgain() {
    wake();
    restSoon();
  }

  restSoon();
  window.addEventListener('scroll', wake, { signal, passive: true });
  window.addEventListener('scrollend', restSoon, { signal });
  window.addEventListener('resize', measureAgain, { signal });
  return () => {
    controller.abort();
    wake();
  };
}

function isFar(part: HTMLElement): boolean {
  const { top, bottom } = part.getBoundingClientRect();
  return top > window.innerHeight * 2 || bottom < -window.innerHeight;
}
