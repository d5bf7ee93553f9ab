const CONTROLS = 'a[href], button, input, select, textarea, summary';

/** Moves the focus to the next visible control, for a control that is about to be removed. */
export function focusNext(control: Element) {
  const next = [...document.querySelectorAll<HTMLElement>(CONTROLS)].find(
    (other) =>
      control.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING &&
      other.tabIndex >= 0 &&
      isVisible(other),
  );
  if (next) next.focus();
  else focusMain();
}

export function focusMain() {
  const main = document.querySelector('main');
  if (!main) return;
  if (!main.hasAttribute('tabindex')) main.tabIndex = -1;
  main.focus({ preventScroll: true });
}

/** Firefox before 125 and jsdom lack checkVisibility. */
function isVisible(element: HTMLElement): boolean {
  return !('checkVisibility' in element) || element.checkVisibility();
}
