/** The way out that always works: everything is asked for anew. */
export function reloadPage() {
  window.location.reload();
}

/** Calls back once, the first time the visitor does anything at all with the page. */
export function onFirstInteraction(callback: () => void): () => void {
  const events = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'click', 'wheel', 'scroll'];
  const controller = new AbortController();
  const { signal } = controller;
  function act() {
    controller.abort();
    callback();
  }
  for (const event of events) window.addEventListener(event, act, { signal, passive: true });
  return () => controller.abort();
}

/** Comes true the first time the visitor does anything at all with the page. */
export function firstInteraction(): Promise<void> {
  return new Promise((resolve) => onFirstInteraction(resolve));
}

/** Calls back when the visitor comes back to this tab. */
export function onTabReturn(callback: () => void): () => void {
  function act() {
    if (document.visibilityState === 'visible') callback();
  }
  document.addEventListener('visibilitychange', act);
  return () => document.removeEventListener('visibilitychange', act);
}

/** Calls back when the visitor comes back to this window, such as after closing a pop-up. */
export function onWindowFocus(callback: () => void): () => void {
  window.addEventListener('focus', callback);
  return () => window.removeEventListener('focus', callback);
}

/** Where that is rendered which must outlive the part of the page it was opened from. */
export function pageBody(): HTMLElement {
  return document.body;
}
