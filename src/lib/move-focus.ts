/** For a control that is about to be removed: without a new target, focus would fall back to the document. */
export function focusMain() {
  const main = document.querySelector('main');
  if (!main) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}
