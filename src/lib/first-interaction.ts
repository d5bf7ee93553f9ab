import { lazy, type ComponentType } from 'react';

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

/**
 * A prerendered component that needs no scripts until the visitor's first interaction, when it loads and hydrates.
 *
 * @param canWait false where its HTML is missing and has to be rendered at once
 */
export function lazyAtInteraction<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  canWait: () => boolean = () => true,
) {
  return lazy(async () => {
    if (typeof document !== 'undefined' && !hasInteracted() && canWait()) await firstInteraction();
    return load();
  });
}

/** A click or a key may come before the app starts. */
function hasInteracted(): boolean {
  return 'userActivation' in navigator && navigator.userActivation.hasBeenActive;
}
