import { writeSessionItem } from '@/lib/storage';
import { SIGN_IN_EMAIL_KEY } from '@/lib/storage-keys';
import { matchShortcut } from './shortcuts';

const LATE_MS = 5000;
/** What works without scripts is not held. */
const CONTROLS =
  '#root :is(button, a[href^="/"], a[href^="#"], label:has(:is([type=radio], [type=checkbox])), input:is([type=radio], [type=checkbox])):not([data-static] *)';

/**
 * Holds clicks and shortcuts until `data-boot` is removed, then replays them in order, on the same elements. Enter in a
 * form is a click on its submit button. The last clicked link is followed after them. A visitor who waits longer than
 * five seconds is offered a reload.
 */
export function startEventReplay() {
  const html = document.documentElement;
  let held: (() => void)[] = [];
  let clickedLink: HTMLAnchorElement | null = null;
  const texts = new Map<HTMLInputElement | HTMLTextAreaElement, string>();

  // In the capture phase, because a page hydrates before it knows its query and hash.
  document.addEventListener('click', holdClick, { capture: true });
  document.addEventListener('keydown', holdShortcut, { capture: true });
  document.addEventListener('input', rememberText, { capture: true });
  document.addEventListener('pointerdown', () => (html.dataset['pressed'] = ''), {
    capture: true,
    once: true,
  });
  new MutationObserver(replay).observe(html, { attributeFilter: ['data-boot'] });
  setTimeout(showLate, LATE_MS);

  function holdClick(event: MouseEvent) {
    if (!isHolding() || !isPlainClick(event) || !(event.target instanceof Element)) return;
    const control = event.target.closest<HTMLElement>(CONTROLS);
    if (!control) return;
    // Following the link now would load a document, and lose the router state with the page to return to after sign-in.
    stop(event);
    if (control instanceof HTMLAnchorElement) clickedLink = control;
    else held.push(() => control.click());
  }

  function holdShortcut(event: KeyboardEvent) {
    if (!isHolding() || matchShortcut(event) === null) return;
    // The sign-in screens have no shortcuts.
    if (html.dataset['session'] === undefined && !document.querySelector('#root[data-path]')) return;
    stop(event);
    if (!event.repeat) held.push(() => document.dispatchEvent(new KeyboardEvent('keydown', event)));
  }

  function rememberText({ target }: Event) {
    if (!isHolding() || !(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement))
      return;
    texts.set(target, target.value);
    // The email of a sign-in form survives a reload, as it does once the form is hydrated.
    if (target.type === 'email' && target.form?.querySelector('[type=password]'))
      writeSessionItem(SIGN_IN_EMAIL_KEY, target.value || null);
  }

  function isHolding() {
    return html.dataset['boot'] !== undefined;
  }

  function stop(event: Event) {
    event.preventDefault();
    event.stopPropagation();
    setTimeout(showLate, LATE_MS);
  }

  function replay() {
    if (isHolding()) return;
    for (const [field, value] of texts) restoreText(field, value);
    texts.clear();
    for (const act of held) act();
    clickedLink?.click();
    held = [];
    clickedLink = null;
  }

  function showLate() {
    if (!isHolding()) return;
    if (html.dataset['boot'] === 'shown' && held.length === 0 && !clickedLink) return;
    const late = document.getElementById('boot-late');
    late?.removeAttribute('hidden');
    const retry = late?.querySelector('a');
    if (retry && clickedLink) retry.href = clickedLink.href;
  }
}

function isPlainClick({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}

/** React resets the text of a controlled field when it hydrates, and ignores a value that is set on the element itself. */
function restoreText(field: HTMLInputElement | HTMLTextAreaElement, value: string) {
  if (field.value === value) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
