const SETTLED_AFTER_MS = 1500;

/**
 * Lets the browser leave out what is far from the screen when it works out styles and layout, which halves what a
 * theme or a menu costs on a long page. Not before everything has been laid out once: from then on the browser knows
 * how long the parts are that it leaves out, so that nothing moves. Answers how to take that back.
 */
export function restOffScreen(): () => void {
  const { dataset } = document.documentElement;
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  let width = window.innerWidth;

  function wait() {
    clearTimeout(timer);
    delete dataset['rest'];
    timer = setTimeout(() => (dataset['rest'] = ''), SETTLED_AFTER_MS);
  }
  function measureAgain() {
    // A phone's address bar changes the height all the time.
    if (window.innerWidth === width) return;
    width = window.innerWidth;
    wait();
  }

  wait();
  window.addEventListener('resize', measureAgain, { signal: controller.signal });
  return () => {
    controller.abort();
    clearTimeout(timer);
    delete dataset['rest'];
  };
}
