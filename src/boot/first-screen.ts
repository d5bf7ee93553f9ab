/** The event by which the auth client reports that the identity provider has confirmed the stored session. */
export const SESSION_CONFIRMED = 'sessionconfirmed';

const CONTAINER_ID = 'first-screen';

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
  document.title = container.querySelector('title')?.textContent ?? document.title;
  document.getElementById('root')?.before(container);
  dataset['boot'] = 'page';
}

/** Removes the first screen. What was typed into it, and the focus, move to the page that replaces it. */
export function removeFirstScreen() {
  const screen = document.getElementById(CONTAINER_ID);
  if (!screen) return;
  const fields = [...screen.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  const typed = fields.filter(({ value, defaultValue }) => value !== defaultValue);
  const focused = screen.querySelector<HTMLElement>(':focus');
  screen.remove();
  // The page is complete once React's commit, which calls this, has ended.
  queueMicrotask(() => {
    for (const field of typed) typeInto(counterpart(field), field.value);
    if (focused) counterpart(focused)?.focus({ preventScroll: true });
  });
}

/** The control of the page that a control of the first screen stands for. Other controls stand for themselves. */
export function counterpart<Control extends HTMLElement>(control: Control): Control | null {
  if (!control.closest(`#${CONTAINER_ID}`)) return control;
  const others = document.querySelectorAll<Control>(`#root ${control.localName}`);
  return [...others].find((other) => isSame(other, control)) ?? null;
}

function isSame(one: Element, other: Element): boolean {
  return (
    one.textContent === other.textContent &&
    ['href', 'aria-label', 'name', 'placeholder', 'type'].every(
      (name) => one.getAttribute(name) === other.getAttribute(name),
    )
  );
}

/** React ignores a value that is set on the element itself. */
function typeInto(field: HTMLElement | null, value: string) {
  if (!field) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
