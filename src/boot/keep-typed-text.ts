/**
 * Until the app takes over, remembers what is typed, which React would reset, and keeps forms from being sent to the
 * server. Searches work without the app.
 */
export function keepTypedText() {
  const html = document.documentElement;
  const texts = new Map<HTMLInputElement | HTMLTextAreaElement, string>();
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  document.addEventListener('input', remember, options);
  document.addEventListener('submit', preventPost, options);
  new MutationObserver((_, observer) => {
    if (html.dataset['boot'] !== undefined) return;
    observer.disconnect();
    controller.abort();
    for (const [field, text] of texts) if (field.value !== text) enterText(field, text);
  }).observe(html, { attributeFilter: ['data-boot'] });

  function remember({ target }: Event) {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
      texts.set(target, target.value);
  }
}

function preventPost(event: SubmitEvent) {
  // Not `form.method`, which is a field of that name where there is one.
  if (event.target instanceof Element && event.target.getAttribute('method') === 'post')
    event.preventDefault();
}

/** React ignores a value that is set on the element itself. */
function enterText(field: HTMLElement, text: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
