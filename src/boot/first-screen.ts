/** The event by which the auth client reports that the stored session is accepted. */
export const SESSION_CONFIRMED = 'sessionconfirmed';

const CONTAINER_ID = 'first-screen';
const CONTROLS = 'a, button, input, textarea, select, summary, label';

/** The part of a first screen's file name that stands for its page. */
export function firstScreenName(path: string): string {
  return path.slice(1).toLowerCase().replaceAll('/', '-') || 'home';
}

/**
 * Shows the prerendered first screen of a page until the app has rendered the page. Waits for the stylesheet and for
 * the provider, because signed-out visitors must not see it.
 */
export async function showFirstScreen(file: string, styles: Promise<void>) {
  const confirmed = new Promise<void>((resolve) => {
    document.addEventListener(SESSION_CONFIRMED, () => resolve(), { once: true });
  });
  const response = await fetch(file);
  const html: unknown = await response.json();
  await Promise.all([confirmed, styles]);
  const { dataset } = document.documentElement;
  if (dataset['boot'] !== 'loading' || typeof html !== 'string') return;
  const container = Object.assign(document.createElement('div'), { id: CONTAINER_ID, innerHTML: html });
  const title = container.querySelector('title');
  document.title = title?.textContent ?? document.title;
  title?.remove();
  document.getElementById('root')?.before(container);
  dataset['boot'] = 'page';
}

/**
 * Removes the first screen. What was typed into it, and the focus, move to the page that replaces it. The page's
 * entrance animations end at once, because they have run on the first screen.
 */
export function removeFirstScreen() {
  const screen = document.getElementById(CONTAINER_ID);
  if (!screen) return;
  const fields = [...screen.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  const typed = fields.filter(({ value, defaultValue }) => value !== defaultValue);
  const focused = screen.querySelector<HTMLElement>(':focus');
  screen.remove();
  // The page is complete once React's commit, which calls this, has ended.
  queueMicrotask(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    for (const field of typed) typeInto(counterpart(field), field.value);
    if (focused) counterpart(focused)?.focus({ preventScroll: true });
  });
}

/**
 * The control of the page at the same place as a control of the first screen, or null if the page has another one
 * there. Controls outside of the first screen stand for themselves.
 */
export function counterpart<Control extends HTMLElement>(control: Control): Control | null {
  if (!control.closest(`#${CONTAINER_ID}`)) return control;
  const region = control.closest('main, header, aside');
  if (!region) return null;
  const index = [...region.querySelectorAll(CONTROLS)].indexOf(control);
  const other = document.querySelectorAll<Control>(`#root ${region.localName} :is(${CONTROLS})`)[index];
  return other && describe(other) === describe(control) ? other : null;
}

/** Without what differs between the build and the browser: ids, and the text of fields. */
function describe(control: HTMLElement): string {
  const label = control instanceof HTMLTextAreaElement ? '' : control.textContent;
  const names = ['type', 'href', 'aria-label'].map((name) => control.getAttribute(name));
  return [control.localName, label, ...names].join('|');
}

/** React ignores a value that is set on the element itself. */
function typeInto(field: HTMLElement | null, value: string) {
  if (!field) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
