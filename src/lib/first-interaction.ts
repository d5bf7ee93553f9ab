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
