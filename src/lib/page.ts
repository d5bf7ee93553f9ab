const MAX_IDLE_WAIT_MS = 3000;
const NO_IDLE_WAIT_MS = 300;

export function reloadPage() {
  window.location.reload();
}

/** Calls back once, at the first interaction with the page from now on. */
export function onFirstInteraction(callback: () => void): () => void {
  const events = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'click', 'wheel', 'scroll'];
  const controller = new AbortController();
  const { signal } = controller;
  function act(event: Event) {
    if (isMouseAtRest(event)) return;
    controller.abort();
    callback();
  }
  // In the capture phase, because React stops presses in a part of the page that it has yet to hydrate.
  for (const event of events) window.addEventListener(event, act, { signal, passive: true, capture: true });
  return () => controller.abort();
}

/** Browsers send a move without movement when a page appears below a resting mouse. */
function isMouseAtRest(event: Event): boolean {
  return (
    event instanceof MouseEvent &&
    event.type === 'pointermove' &&
    event.movementX === 0 &&
    event.movementY === 0
  );
}

/** Resolves at the first interaction with the page from now on. */
export function firstInteraction(): Promise<void> {
  return new Promise((resolve) => onFirstInteraction(resolve));
}

/** Calls back when the loaded page is idle, after the next frame has been painted. */
export function whenIdle(callback: () => void) {
  requestAnimationFrame(() => requestAnimationFrame(() => afterLoad(callback)));
}

function afterLoad(callback: () => void) {
  if (document.readyState !== 'complete') {
    window.addEventListener('load', () => afterLoad(callback), { once: true });
  } else if ('requestIdleCallback' in window) {
    window.requestIdleCallback(callback, { timeout: MAX_IDLE_WAIT_MS });
  } else {
    // Safari.
    setTimeout(callback, NO_IDLE_WAIT_MS);
  }
}

/** Calls back when the tab becomes visible again. */
export function onTabReturn(callback: () => void): () => void {
  function act() {
    if (document.visibilityState === 'visible') callback();
  }
  document.addEventListener('visibilitychange', act);
  return () => document.removeEventListener('visibilitychange', act);
}

/** Calls back when the window gets the focus, such as after a pop-up closes. */
export function onWindowFocus(callback: () => void): () => void {
  window.addEventListener('focus', callback);
  return () => window.removeEventListener('focus', callback);
}

/** The portal target for panels that outlive the component that opened them. */
export function pageBody(): HTMLElement {
  return document.body;
}

/**
 * The router's key of the current history entry, which is ahead of the rendered location while a page loads. The first
 * entry of a visit has none, and the router calls it `default`.
 */
export function historyKey(): string {
  const state: unknown = window.history.state;
  const hasKey = typeof state === 'object' && state !== null && 'key' in state;
  return hasKey && typeof state.key === 'string' ? state.key : 'default';
}

/** Moves focus to `main`. For a control that is about to be removed, which would lose the focus to the document. */
export function focusMain() {
  const main = document.querySelector('main');
  if (!main) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}

/** Resolves after the next frame has been painted, or at once in Node, where the build renders the pages. */
export function nextPaint(): Promise<void> {
  if (typeof window === 'undefined') return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
