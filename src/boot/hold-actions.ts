import { counterpart } from './first-screen';

const LATE_MS = 5000;

/**
 * Holds clicks and submits until `data-boot` is removed and then replays them in order. The last clicked link is
 * followed after them. A visitor who waits longer than five seconds is offered a reload.
 */
export function holdActions(root: HTMLElement) {
  let held: (() => void)[] = [];
  let clickedLink: HTMLAnchorElement | null = null;

  // In the capture phase, because a public page hydrates before it knows its query and hash.
  document.addEventListener('submit', holdSubmit, { capture: true });
  document.addEventListener('click', holdClick, { capture: true });
  new MutationObserver(replay).observe(root, { attributeFilter: ['data-boot'] });
  setTimeout(showLate, LATE_MS);

  function holdSubmit(event: SubmitEvent) {
    const form = event.target;
    if (!isHolding() || !(form instanceof HTMLFormElement)) return;
    stop(event);
    held.push(() => form.requestSubmit());
  }

  function holdClick(event: MouseEvent) {
    if (!isHolding() || !isPlainClick(event) || !(event.target instanceof Element)) return;
    const control = event.target.closest<HTMLElement>(
      // The pages of a public site are files, so other links work without the app.
      __PUBLIC_SITE__
        ? '#root button[type=button], #root .session-links a'
        : '#root :is(button[type=button], a[href^="/"]), #first-screen :is(button, a[href^="/"], label, input:is([type=radio], [type=checkbox]), summary)',
    );
    if (!control) return;
    // Following the link now would load a document, and lose the router state with the page to return to after sign-in.
    stop(event);
    if (control instanceof HTMLAnchorElement) clickedLink = control;
    else held.push(() => counterpart(control)?.click());
  }

  function isHolding() {
    return root.dataset['boot'] !== undefined;
  }

  function stop(event: Event) {
    event.preventDefault();
    event.stopPropagation();
    setTimeout(showLate, LATE_MS);
  }

  function replay() {
    if (isHolding()) return;
    for (const act of held) act();
    if (clickedLink) counterpart(clickedLink)?.click();
    held = [];
    clickedLink = null;
  }

  function showLate() {
    if (!isHolding()) return;
    if (root.dataset['boot'] === 'login' && held.length === 0 && !clickedLink) return;
    root.dataset['late'] = '';
    const retry = document.querySelector<HTMLAnchorElement>('#boot-late a');
    if (retry && clickedLink) retry.href = clickedLink.href;
  }
}

function isPlainClick({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}
