/** Moves focus to `main`. For a control that is about to be removed, which would lose the focus to the document. */
export function focusMain() {
  const main = document.querySelector('main');
  if (!main) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}
